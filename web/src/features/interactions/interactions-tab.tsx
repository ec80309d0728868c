import { writeView } from '@predio/domain/views'
import { CalendarDays, CalendarRange, List } from 'lucide-react'
import { RecordOverList, useRemember } from '../../capabilities/addresses/record-over-list.tsx'
import { ListTools } from '../../capabilities/list/list-tools.tsx'
import { useListExport } from '../../capabilities/list/use-export-action.tsx'
import { useList } from '../../capabilities/list/use-list.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { useNow } from '../../lib/use-now.ts'
import { words } from '../../lib/words.ts'
import type { InteractionRow } from '../../records/interactions/api/interaction-row.ts'
import { agendaView } from '../../records/interactions/api/read-agenda.ts'
import { interactionQuery } from '../../records/interactions/api/read-interaction.ts'
import { useOutboxInteractions } from '../../records/interactions/api/outbox-interactions.ts'
import { INTERACTIONS_CSV } from '../../records/interactions/interactions-csv.ts'
import { messages } from '../../records/interactions/messages.ts'
import {
  InteractionDialog,
  useInteractionDialog,
} from '../../records/interactions/use-interaction-dialog.ts'
import { OutboxRecords } from '../../ui/outbox-records.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Agenda } from './agenda/agenda.tsx'
import { InteractionsBulkBar } from './bulk/interactions-bulk-bar.tsx'
import { InteractionItem } from './interaction-item.tsx'
import { InteractionList } from './interaction-list.tsx'
import { useLayout } from './use-layout.ts'

const LAYOUTS = [
  { id: 'lista', label: messages.asList, icon: <List aria-hidden="true" /> },
  { id: 'mes', label: messages.asMonth, icon: <CalendarDays aria-hidden="true" /> },
  { id: 'semana', label: messages.asWeek, icon: <CalendarRange aria-hidden="true" /> },
] as const

const FILTERS = [{ field: 'tipo', all: words.all }] as const

const OVER_LIST = {
  kind: 'interacciones',
  read: interactionQuery,
  nameOf: ({ subject }: InteractionRow) => subject,
  renderDialog: (interaction: InteractionRow, close: () => void) => (
    <InteractionDialog interaction={interaction} onClose={close} />
  ),
} as const

export function InteractionsTab() {
  const list = useList('interactions')
  const { view, query, change } = list.open
  const [layout, setLayout] = useLayout(view, change)
  const zone = useZone()
  const now = useNow()
  const unsent = useOutboxInteractions()
  const form = useInteractionDialog()
  const remember = useRemember(interactionQuery)
  const isList = layout === 'lista'
  const counted = agendaView(view)
  // The agenda has no text search, because it shows whole days, and its page names those days.
  const shown = isList ? query : writeView('interactions', counted)
  const add = () => form.open()

  const exportShown = useListExport(INTERACTIONS_CSV, shown)
  const layouts = { label: messages.layout, segments: LAYOUTS, value: layout, onChange: setLayout }

  return (
    <RecordOverList {...OVER_LIST}>
      <ListTools
        list={list}
        texts={messages}
        isSearched={isList}
        filters={FILTERS}
        layouts={<SegmentedControl {...layouts} />}
        canChoose={isList}
        menu={[exportShown]}
        main={{ label: messages.newInteraction, onPress: add }}
      />
      <OutboxRecords
        unsent={unsent}
        renderItem={(entry) => (
          <InteractionItem
            interaction={entry.row}
            unsent={entry}
            now={now}
            zone={zone}
            onOpen={() => undefined}
          />
        )}
      />
      {isList ? (
        <InteractionList list={list} unsent={unsent} onOpen={remember} onNew={add} />
      ) : (
        <>
          {counted.conditions.length < view.conditions.length && (
            <p className="text-sm text-ink-soft">{messages.agendaLeavesOut}</p>
          )}
          <Agenda
            layout={layout === 'mes' ? 'month' : 'week'}
            query={shown}
            onOpen={remember}
            onSchedule={(day) => form.open({ type: 'visit', day })}
          />
        </>
      )}
      {isList && list.selection.isOn && <InteractionsBulkBar list={list} />}
      {form.dialog}
    </RecordOverList>
  )
}
