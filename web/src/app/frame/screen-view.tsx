import { Suspense, use, useEffect, useState } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import { forgetFailure, screenOf, type Destination } from './screens.ts'
import { GridSkeleton } from '../../ui/grid-skeleton.tsx'

/** A screen, fenced: what fails in it stays in it. Give it a key, so that the next one starts afresh. */
export function ScreenView({ of }: { of: Destination }) {
  const [attempt, setAttempt] = useState(0)
  // Who comes back later has another try without asking for it.
  useEffect(() => () => forgetFailure(of), [of])

  function retry(): void {
    forgetFailure(of)
    setAttempt(attempt + 1)
  }

  return (
    <FailureBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={<GridSkeleton controls={['sm:flex-1', 'sm:w-32']} />}>
        <LoadedScreen of={of} />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedScreen({ of }: { of: Destination }) {
  const entry = screenOf(of)
  return entry.screen ?? use(entry.promise)
}
