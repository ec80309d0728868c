import { Handshake, Plus } from 'lucide-react'
import { messages } from '../../records/opportunities/messages.ts'
import { Button } from '../../ui/button.tsx'

export function listStates(onNew: () => void) {
  return {
    failed: messages.loadFailed,
    noMatches: { title: messages.nothingFound, text: messages.nothingFoundAdvice },
    none: {
      icon: <Handshake aria-hidden="true" />,
      title: messages.none,
      text: messages.noneAdvice,
      action: (
        <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={onNew}>
          {messages.createFirst}
        </Button>
      ),
    },
  }
}
