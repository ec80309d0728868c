import { ReadFailure } from '../../ui/read-failure.tsx'
import { messages } from '../../records/opportunities/messages.ts'

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <ReadFailure
        title={messages.loadFailed}
        text={messages.loadFailedAdvice}
        look="primary"
        onRetry={onRetry}
      />
    </div>
  )
}
