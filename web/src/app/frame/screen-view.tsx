import { Suspense, use, useEffect, useState } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import { forgetFailure, screenOf, type Destination } from './screens.ts'
import { forgetLostParts } from '../../lib/lazy.ts'
import { GridSkeleton } from '../../ui/grid-skeleton.tsx'

/** FRAME-05: a screen inside an error boundary needs a key, so that another screen starts without the failure. */
export function ScreenView({ of }: { of: Destination }) {
  const [attempt, setAttempt] = useState(0)
  // Leaving the screen forgets the failure, so that the next visit tries to load it again.
  useEffect(() => () => forget(of), [of])

  function retry(): void {
    forget(of)
    setAttempt(attempt + 1)
  }

  return (
    <FailureBoundary key={attempt} onRetry={retry} isRepeated={attempt > 0}>
      <Suspense fallback={<Coming />}>
        <LoadedScreen of={of} />
      </Suspense>
    </FailureBoundary>
  )
}

/** OFF-24: the frame of the document, which has the skeleton of its own screen, stays as long as this one would stand. */
function Coming() {
  return (
    <div data-coming>
      <GridSkeleton controls={['sm:flex-1', 'sm:w-32']} />
    </div>
  )
}

function LoadedScreen({ of }: { of: Destination }) {
  const entry = screenOf(of)
  return entry.screen ?? use(entry.promise)
}

function forget(of: Destination): void {
  forgetFailure(of)
  forgetLostParts()
}
