import { useEffect, useState } from 'react'
import { loadDeployment, type Deployment } from './deployment.ts'
import { log } from './log.ts'

let loading: Promise<Deployment> | undefined

/** For pages that are shown before they know their deployment; undefined until then, and if it cannot be had. */
export function useDeployment(): Deployment | undefined {
  const [deployment, setDeployment] = useState<Deployment>()
  useEffect(() => {
    let isGone = false
    async function load(): Promise<void> {
      loading ??= loadDeployment()
      try {
        const loaded = await loading
        if (!isGone) setDeployment(loaded)
      } catch (error) {
        log.warn('the deployment could not be read', error)
      }
    }
    void load()
    return () => {
      isGone = true
    }
  }, [])
  return deployment
}
