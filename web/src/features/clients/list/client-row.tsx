import { formatBudget, fullName } from '@predio/domain/clients'
import { relativeDays } from '@predio/domain/dates'
import { MessageCircleMore } from 'lucide-react'
import { memo } from 'react'
import type { ListedClient } from '../../../records/clients/api/list-clients.ts'
import { ClientBadges, ClientTags, TagCount } from '../client-badges.tsx'
import { EditClientButton } from './edit-client-button.tsx'
import { NextStep } from './next-step.tsx'
import { ContactShortcuts } from '../../../records/whatsapp/contact-shortcuts.tsx'
import { messages } from '../../../records/clients/messages.ts'
import { recordTarget } from '../../../lib/navigation.ts'
import type { RowChoice } from '../../../capabilities/list/record-list.tsx'
import { RecordRow, RowTitle } from '../../../capabilities/list/record-row.tsx'
import { FactLine } from '../../../capabilities/list/fact-line.tsx'
import { cx } from '../../../ui/cx.ts'

interface ClientRowProps {
  client: ListedClient
  now: Date
  zone: string
  choice: RowChoice | undefined
  onEdit: (client: ListedClient) => void
  onStep: (client: ListedClient) => void
}

const SHOWN_TAGS = 3

/** The link of the name covers the whole row; the shortcuts lie above it. */
export const ClientRow = memo(function ClientRow(props: ClientRowProps) {
  const { client, now, zone, choice, onEdit, onStep } = props
  const target = recordTarget('clientes', client.id)
  const name = fullName(client)
  const budget = formatBudget(client)
  const hasStep = client.next_task_title !== null
  return (
    <RecordRow
      name={name}
      choice={choice}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] lg:grid-cols-[auto_minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_auto] lg:items-center"
    >
      <div className="flex min-w-0 flex-col gap-1.5">
        <RowTitle name={name} target={target} isPlain={choice !== undefined} />
        <div className="flex flex-wrap gap-x-1.5 gap-y-5 desk:gap-y-1.5">
          <ClientBadges client={client} isFixed={choice !== undefined} />
          <span className="contents sm:hidden">
            <TagCount client={client} isFixed={choice !== undefined} />
          </span>
        </div>
      </div>
      <div
        className={cx(
          'col-start-2 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-sm sm:max-lg:mt-3.5 desk:mt-0 max-lg:empty:hidden lg:col-start-auto lg:flex-col lg:items-start',
          !budget && 'max-sm:hidden',
        )}
      >
        {budget && <span className="tabular-nums">{budget}</span>}
        <span className="contents max-sm:hidden">
          <ClientTags client={client} isFixed={choice !== undefined} max={SHOWN_TAGS} />
        </span>
      </div>
      <div
        className={cx(
          'col-start-2 flex min-w-0 flex-col gap-1 text-sm text-ink-soft lg:col-start-auto',
          hasStep && !budget && 'max-sm:mt-3.5',
        )}
      >
        {/* A phone shows the last contact only for a client without a next task. */}
        <FactLine icon={<MessageCircleMore aria-hidden="true" />} isForDesk={hasStep}>
          {client.last_contact_at
            ? messages.lastContact(relativeDays(new Date(client.last_contact_at), now, zone))
            : messages.noContact}
        </FactLine>
        <NextStep
          client={client}
          now={now}
          zone={zone}
          isFixed={choice !== undefined}
          onOpen={onStep}
        />
      </div>
      <div
        className={cx(
          'relative z-1 col-start-2 -my-1 -ml-3 w-fit sm:col-start-3 sm:row-start-1 sm:ml-0 lg:col-start-auto lg:row-start-auto lg:flex lg:w-44 lg:justify-end',
          hasStep && 'max-sm:mt-1',
        )}
      >
        {!choice && (
          <>
            <EditClientButton client={client} onEdit={onEdit} />
            <ContactShortcuts client={client} />
          </>
        )}
      </div>
    </RecordRow>
  )
})
