import { RotateCw, Search } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Failure } from '../chat/chat-message.ts'
import { messages as say } from '../messages.ts'
import { Bubble } from './bubble.tsx'
import { ADDRESSES } from '../../../lib/navigation.ts'

interface FailureViewProps {
  failure: Failure
  isDisabled: boolean
  onRetry: () => void
  onSearch: () => void
}

/** AST-41: the failure says what the person can do about it. */
export function FailureView({ failure, isDisabled, onRetry, onSearch }: FailureViewProps) {
  const { text, advice, isAboutKey } = failure
  return (
    <div className="flex flex-col gap-2">
      <Bubble isBot>
        <p className="font-medium text-danger">{text}</p>
        {advice && <p className="mt-1">{advice}</p>}
        {isAboutKey && (
          <p className="mt-1">
            <Link href={ADDRESSES.settings}>{say.toSettings}</Link>
          </p>
        )}
      </Bubble>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          size="small"
          isDisabled={isDisabled}
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onPress={onRetry}
        >
          {say.retry}
        </Button>
        <Button
          look="quiet"
          size="small"
          isDisabled={isDisabled}
          icon={<Search aria-hidden="true" className="size-4" />}
          onPress={onSearch}
        >
          {say.searchInstead}
        </Button>
      </div>
    </div>
  )
}
