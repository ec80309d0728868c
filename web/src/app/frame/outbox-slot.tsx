import { Suspense, useEffect, useState } from 'react'
import { lazyExtra } from '../../lib/lazy.ts'
import { useOutboxEntries } from '../../lib/outbox/outbox.ts'

/** Waiting saves are stored and sent the next time, so a failed load does no harm. */
const OutboxHost = lazyExtra(async () => (await import('../outbox-host.tsx')).OutboxHost)

/** The code loads at once if something waits to be sent, else at the first press, because it could not be fetched without a connection. */
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
