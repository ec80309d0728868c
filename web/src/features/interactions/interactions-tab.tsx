import { writeView } from '@predio/domain/views'
import { Plus } from 'lucide-react'
import { queryClient } from '../../lib/data/query-client.ts'
import { useUser } from '../../lib/session/index.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { NewUnsent } from '../../ui/new-unsent.tsx'
import { RecordOverList } from '../../capabilities/addresses/record-over-list.tsx'
import type { InteractionRow } from '../../records/interactions/api/interaction-row.ts'
import { interactionQuery } from '../../records/interactions/api/read-interaction.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { Agenda } from './agenda/agenda.tsx'
import { InteractionsBulkBar } from './bulk/interactions-bulk-bar.tsx'
import { ChooseButton } from '../../capabilities/bulk/choose-button.tsx'
import { useSelection } from '../../capabilities/bulk/use-selection.ts'
import { agendaView } from '../../records/interactions/api/read-agenda.ts'
import { InteractionFilterBar } from './interaction-filters.tsx'
import { InteractionItem } from './interaction-item.tsx'
import { InteractionList } from './interaction-list.tsx'
import { messages } from '../../records/interactions/messages.ts'
import { useUnsentInteractions } from '../../records/interactions/api/unsent-interactions.ts'
import {
  InteractionDialog,
  useInteractionDialog,
} from '../../records/interactions/use-interaction-dialog.ts'
import { NoSuggestions } from '../../capabilities/views/no-suggestions.ts'
import { useOpenView } from '../../capabilities/views/use-open-view.ts'
import { useViewText } from '../../capabilities/views/use-view-text.ts'
import { ViewBar } from '../../capabilities/views/view-bar.tsx'
import { ViewCount } from '../../capabilities/views/view-count.tsx'
import { useLayout } from './use-layout.ts'

/** The tab 'Interacciones' of the CRM: a list, or an agenda of what is scheduled. */
export function InteractionsTab() {
  const open = useOpenView('interactions')
  const { view, query, change } = open
  const [text, setText] = useViewText(view, change)
  const [layout, setLayout] = useLayout(view, change)
  const selection = useSelection()
  const { id: userId } = useUser()
  const zone = useZone()
  const now = useNow()
  const unsent = useUnsentInteractions()
  const form = useInteractionDialog()
  const isList = layout === 'lista'
  const counted = agendaView(view)
  // The agenda has no text search, and its page says which days.
  const shown = isList ? query : writeView('interactions', counted)

  function cacheRow(interaction: InteractionRow): void {
    queryClient.setQueryData(interactionQuery(userId, interaction.id).queryKey, interaction)
  }

  async function readCsv(): Promise<string> {
    const { readInteractionsCsv } =
      await import('../../records/interactions/api/export-interactions.ts')
    return readInteractionsCsv(shown, { now: new Date(), zone })
  }

  return (
    <RecordOverList
      kind="interacciones"
      read={(id) => interactionQuery(userId, id)}
      nameOf={({ subject }) => subject}
      renderDialog={(interaction, close) => (
        <InteractionDialog key={interaction.id} interaction={interaction} onClose={close} />
      )}
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-lg font-semibold">{messages.heading}</h3>
          <div className="flex items-center gap-2">
            <ExportButton
              file="interacciones.csv"
              read={readCsv}
              done={messages.exported}
              failed={messages.exportFailed}
            />
            {isList && <ChooseButton selection={selection} entity="interactions" iconBelow="sm" />}
            <Button
              shortcut="n"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
              onPress={() => form.open()}
            >
              <span>
                {messages.new}
                <span className="max-sm:sr-only"> {messages.newWhat}</span>
              </span>
            </Button>
          </div>
        </div>
        <ViewBar open={open} Count={ViewCount} Suggestions={NoSuggestions} />
        <InteractionFilterBar
          view={view}
          layout={layout}
          text={text}
          onText={setText}
          onLayout={setLayout}
          onChange={change}
        />
        <NewUnsent
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
          <InteractionList
            query={query}
            isFiltered={view.conditions.length > 0}
            selection={selection}
            onOpen={cacheRow}
            onNew={() => form.open()}
            onClear={() => {
              setText('')
              change({ ...view, conditions: [] })
            }}
          />
        ) : (
          <>
            {counted.conditions.length < view.conditions.length && (
              <p className="text-sm text-ink-soft">{messages.agendaLeavesOut}</p>
            )}
            <Agenda
              layout={layout === 'mes' ? 'month' : 'week'}
              query={shown}
              onOpen={cacheRow}
              onSchedule={(day) => form.open({ type: 'visit', day })}
            />
          </>
        )}
        {isList && selection.isOn && <InteractionsBulkBar selection={selection} view={query} />}
        {form.dialog}
      </div>
    </RecordOverList>
  )
}
