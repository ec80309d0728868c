import { Suspense, useEffect, useState } from 'react'
import { lazyExtra } from '../../lib/lazy.ts'
import { useOutboxEntries } from '../../lib/outbox/outbox.ts'

/** Queued saves are stored and sent the next time, so it does no harm if this code fails to load. */
const OutboxHost = lazyExtra(async () => (await import('../outbox-host.tsx')).OutboxHost)

/**
 * The code loads at once if the outbox has saves, else at the first press of the person, because it could not be fetched later without a
 * connection.
 */
export function OutboxSlot() {
  const hasUnsent = useOutboxEntries().length > 0
  const [isNeeded, setNeeded] = useState(false)
  if (hasUnsent && !isNeeded) setNeeded(true)
  useEffect(() => {
    const need = () => setNeeded(true)
    const once = { once: true, capture: true }
    addEventListener('pointerdown', need, once)
    addEventListener('keydown', need, once)
    return () => {
      removeEventListener('pointerdown', need, once)
      removeEventListener('keydown', need, once)
    }
  }, [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <OutboxHost />
    </Suspense>
  )
}
