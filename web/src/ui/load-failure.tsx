import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { EmptyState } from './empty-state.tsx'
import { FailureReference } from './failure-reference.tsx'
import { words } from '../lib/words.ts'

interface LoadFailureProps {
  title: string
  onRetry: () => void
  isCard?: boolean
}

export function LoadFailure({ title, onRetry, isCard = false }: LoadFailureProps) {
  return (
    <div role="alert" className={cx(isCard && 'rounded-lg bg-card shadow-md')}>
      <EmptyState
        icon={<TriangleAlert aria-hidden="true" />}
        title={title}
        text={
          <>
            {words.checkConnection}
            <FailureReference />
          </>
        }
        action={
          <Button icon={<RotateCw aria-hidden="true" className="size-4.5" />} onPress={onRetry}>
            {words.tryAgain}
          </Button>
        }
      />
    </div>
  )
}
