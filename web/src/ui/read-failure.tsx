import { CloudOff } from 'lucide-react'
import { words } from '../lib/words.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface ReadFailureProps {
  title: string
  text: string
  look?: 'primary' | 'secondary'
  isRetrying?: boolean
  onRetry: () => void
}

export function ReadFailure({
  title,
  text,
  look = 'secondary',
  isRetrying = false,
  onRetry,
}: ReadFailureProps) {
  return (
    <EmptyState
      icon={<CloudOff aria-hidden="true" />}
      title={title}
      text={text}
      action={
        <Button look={look} isPending={isRetrying} onPress={onRetry}>
          {words.retry}
        </Button>
      }
    />
  )
}
