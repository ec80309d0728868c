import { CloudOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { messages } from '../../records/opportunities/messages.ts'
import { words } from '../../lib/words.ts'

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff aria-hidden="true" />}
        title={messages.loadFailed}
        text={messages.loadFailedAdvice}
        action={<Button onPress={onRetry}>{words.retry}</Button>}
      />
    </div>
  )
}
