import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { messages } from '../../../records/interactions/messages.ts'
import { pageTitle, type AgendaLayout } from './agenda-span.ts'

interface AgendaHeaderProps {
  layout: AgendaLayout
  date: string
  onTurn: (by: 1 | -1) => void
  onToday: () => void
}

export function AgendaHeader({ layout, date, onTurn, onToday }: AgendaHeaderProps) {
  return (
    <div className="flex items-center gap-1">
      <h3 aria-live="polite" className="flex-1 text-lg font-semibold first-letter:uppercase">
        {pageTitle(layout, date)}
      </h3>
      <Button look="quiet" size="small" onPress={onToday}>
        {messages.today}
      </Button>
      <IconButton
        label={messages.earlier}
        icon={<ChevronLeft aria-hidden="true" />}
        onPress={() => onTurn(-1)}
      />
      <IconButton
        label={messages.later}
        icon={<ChevronRight aria-hidden="true" />}
        onPress={() => onTurn(1)}
      />
    </div>
  )
}
