import { ArrowLeft, History, SquarePen, X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { messages as say, describeListingCount } from '../messages.ts'

interface ChatHeaderProps {
  titleId: string
  titleLevel: 1 | 2
  listingCount: number
  showsPast: boolean
  onPast: () => void
  onNew: () => void
  onClose: () => void
}

export function ChatHeader(props: ChatHeaderProps) {
  const { titleId, titleLevel, listingCount, showsPast, onPast, onNew, onClose } = props
  const Title = `h${titleLevel}` as const
  return (
    <header className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <Title id={titleId} className="truncate font-semibold">
          {say.title}
        </Title>
        <p className="truncate text-xs text-ink-soft tabular-nums">
          {showsPast ? say.conversations : describeListingCount(listingCount)}
        </p>
      </div>
      {!showsPast && (
        <IconButton label={say.startNew} icon={<SquarePen aria-hidden="true" />} onPress={onNew} />
      )}
      <IconButton
        label={showsPast ? say.backToChat : say.conversations}
        icon={showsPast ? <ArrowLeft aria-hidden="true" /> : <History aria-hidden="true" />}
        onPress={onPast}
      />
      <IconButton label={say.close} icon={<X aria-hidden="true" />} onPress={onClose} />
    </header>
  )
}
