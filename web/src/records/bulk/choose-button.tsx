import { ListChecks } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import type { Selection } from './use-selection.ts'

/** Lets records of the list be chosen; gone while they are. */
export function ChooseButton({ selection }: { selection: Selection }) {
  if (selection.isOn) return null
  return (
    <Button
      look="secondary"
      iconBelow="sm"
      icon={<ListChecks aria-hidden="true" className="size-4.5" />}
      onPress={selection.start}
    >
      {messages.start}
    </Button>
  )
}
