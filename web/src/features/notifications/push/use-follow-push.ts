import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { whenIdle } from '../../../lib/when-idle.ts'

/** Message of the service worker to an open page (service-worker/push.ts). */
type Asked = { opens?: unknown; renewsPush?: unknown } | null

/** Opens the page to which a pressed notification leads, and renews this device's subscription on the server. */
export function useFollowPush(): void {
  const { id } = useUser()
  const navigate = useNavigate()
  const follow = useEffectEvent(({ data }: MessageEvent<Asked>) => {
    if (typeof data?.opens === 'string') void navigate(data.opens)
    if (data?.renewsPush) void renewThisDevice(id)
  })

  useEffect(() => whenIdle(() => void renewThisDevice(id)), [id])
  useEffect(() => {
    const worker = navigator.serviceWorker
    worker?.addEventListener('message', follow)
    // Messages that came before this listener was added were held back until now.
    worker?.startMessages()
    return () => worker?.removeEventListener('message', follow)
  }, [])
}

async function renewThisDevice(userId: string): Promise<void> {
  try {
    const device = await import('./this-device.ts')
    await device.renewPush(userId)
  } catch (error) {
    log.warn('notifications of this device were not renewed', error)
  }
}
