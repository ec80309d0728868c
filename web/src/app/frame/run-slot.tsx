import { Suspense, useEffect, useState } from 'react'
import { lazyExtra } from '../../lib/lazy.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { useBulkRuns } from '../../capabilities/bulk/api/bulk-runs.ts'

const RunNotices = lazyExtra(
  async () => (await import('../../capabilities/bulk/run-notices.tsx')).RunNotices,
)

/** BULK-13: the runs are read once, after the first screen, because most people have none that stopped. */
export function RunSlot() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { data: runs = [] } = useBulkRuns({ enabled: isIdle })
  if (runs.length === 0) return null
  return (
    <Suspense>
      <RunNotices />
    </Suspense>
  )
}
