import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { messages } from '../messages.ts'

interface ChatToggleProps {
  panelId: string
  isOpen: boolean
  onPress: () => void
}

export function ChatToggle({ panelId, isOpen, onPress }: ChatToggleProps) {
  const frame = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      frame.current?.querySelector('button')?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div ref={frame}>
      <Button
        look="secondary"
        size="small"
        iconBelow="sm"
        icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': panelId })}
        onPress={onPress}
      >
        {isOpen ? messages.hideChat : messages.showChat}
      </Button>
    </div>
  )
}
