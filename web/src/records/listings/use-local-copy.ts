import type { Property } from '@predio/domain/properties'
import { useState } from 'react'
import { log } from '../../lib/log.ts'
import { toast } from '../../ui/toast.ts'
import { ensureLocalProperty } from './store/api/ensure-local-property.ts'

/** Runs an action on the agent's copy of the listing, which is created first; if that fails, the text `failed` is shown. */
export function useLocalCopy(property: Property, localId: string | undefined, failed: string) {
  const [isPreparing, setPreparing] = useState(false)

  async function prepare(use: (id: string) => void): Promise<void> {
    setPreparing(true)
    try {
      use(localId ?? (await ensureLocalProperty(property)))
    } catch (error) {
      log.error('no local copy of a listing', error)
      toast.error(failed)
    } finally {
      setPreparing(false)
    }
  }

  return { isPreparing, prepare: (use: (id: string) => void) => void prepare(use) }
}
