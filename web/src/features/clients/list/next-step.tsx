import { fullName } from '@predio/domain/clients'
import { relativeDays } from '@predio/domain/dates'
import { CalendarClock, Plus } from 'lucide-react'
import { FactButton } from '../../../capabilities/facts/fact-button.tsx'
import { messages as factMessages } from '../../../capabilities/facts/messages.ts'
import { FactLine } from '../../../capabilities/list/fact-line.tsx'
import type { ListedClient } from '../../../records/clients/api/list-clients.ts'
import { messages } from '../../../records/clients/messages.ts'

interface NextStepProps {
  client: ListedClient
  now: Date
  zone: string
  isFixed: boolean
  onOpen: (client: ListedClient) => void
}

/** FACT-05: shows the client's next task, which a press opens; without a task a press adds one. */
export function NextStep({ client, now, zone, isFixed, onOpen }: NextStepProps) {
  const { next_task_title: title, next_task_due: due } = client
  const text = [title, title && due && relativeDays(new Date(due), now, zone)]
    .filter(Boolean)
    .join(' · ')
  const line = (
    <FactLine icon={text ? <CalendarClock aria-hidden="true" /> : <Plus aria-hidden="true" />}>
      {text || messages.nextStep}
    </FactLine>
  )
  if (isFixed) return text ? line : null
  return (
    <span className={text ? 'flex min-w-0' : 'flex min-w-0 shown-on-hover max-sm:hidden'}>
      <FactButton
        label={factMessages.change(messages.nextStep.toLowerCase(), fullName(client), text)}
        aria-haspopup="dialog"
        aria-expanded={false}
        onPress={() => onOpen(client)}
      >
        {line}
      </FactButton>
    </span>
  )
}
