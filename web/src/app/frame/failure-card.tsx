import { RotateCw, TriangleAlert } from 'lucide-react'
import { CodeNotLoaded } from '../../lib/lazy.ts'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'

interface FailureCardProps {
  error: unknown
  onRetry: () => void
}

export function FailureCard({ error, onRetry }: FailureCardProps) {
  return (
    <section
      role="alert"
      className="mx-auto flex max-w-xl flex-col items-center gap-6 rounded-lg bg-card px-6 py-12 text-center shadow-md sm:px-12"
    >
      <span className="grid size-16 place-items-center rounded-full bg-attention-soft text-attention">
        <TriangleAlert aria-hidden="true" className="size-7" />
      </span>
      <div className="flex flex-col gap-2">
        <h2 className="text-xl font-semibold">{messages.failureTitle}</h2>
        <p className="text-ink-soft">
          {error instanceof CodeNotLoaded ? messages.notLoaded : messages.crashed}
        </p>
      </div>
      <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:justify-center">
        <Button icon={<RotateCw aria-hidden="true" className="size-4.5" />} onPress={onRetry}>
          {messages.retry}
        </Button>
        <Button look="secondary" onPress={() => location.reload()}>
          {messages.reload}
        </Button>
      </div>
    </section>
  )
}
