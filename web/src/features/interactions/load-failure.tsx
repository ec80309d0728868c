import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { messages } from './messages.ts'

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert" className="rounded-lg bg-card shadow-md">
      <EmptyState
        icon={<TriangleAlert aria-hidden="true" />}
        title={messages.loadFailed}
        text={messages.loadFailedHint}
        action={
          <Button icon={<RotateCw aria-hidden="true" className="size-4.5" />} onPress={onRetry}>
            {messages.retry}
          </Button>
        }
      />
    </section>
  )
}
