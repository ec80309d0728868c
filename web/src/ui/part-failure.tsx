import { words } from '../lib/words.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface PartFailureProps {
  text: string
  onRetry: () => void
  isRetrying?: boolean
}

/** SAVE-18: if a part of a page fails, the rest stays usable. */
export function PartFailure({ text, onRetry, isRetrying = false }: PartFailureProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="danger">{text}</Notice>
      <Button look="secondary" isPending={isRetrying} onPress={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
