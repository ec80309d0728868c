import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components'
import { messages } from '../../../records/opportunities/messages.ts'
import { type MenuAction, MenuOnDemand } from '../../../ui/menu.tsx'

interface StageMenuProps {
  name: string
  jumps: () => readonly MenuAction[]
}

export function StageMenu({ name, jumps }: StageMenuProps) {
  return (
    <MenuOnDemand
      label={messages.stages}
      className="min-w-0"
      items={jumps}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          aria-label={messages.jumpFrom(name)}
          className="relative flex max-w-full cursor-pointer items-center gap-1 rounded-sm outline-0 after:absolute after:-inset-x-3 after:-top-1.5 after:-bottom-5 focus-visible:outline-2 focus-visible:outline-focus"
        >
          <span className="truncate">{name}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        </Button>
      )}
    />
  )
}
