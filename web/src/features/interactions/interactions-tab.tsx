import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { queryClient } from '../../lib/data/query-client.ts'
import { useUser } from '../../lib/session/index.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { RecordOverList } from '../../records/addresses/record-over-list.tsx'
import type { InteractionRow } from '../../records/interactions/api/interaction-row.ts'
import { interactionQuery } from '../../records/interactions/api/read-interaction.ts'
import { useZone } from '../../records/profile/use-zone.ts'
import { Agenda } from './agenda/agenda.tsx'
import { NO_FILTERS, readFilters } from '../../records/interactions/filters.ts'
import { InteractionFilterBar } from './interaction-filters.tsx'
import { InteractionList } from './interaction-list.tsx'
import { messages } from '../../records/interactions/messages.ts'
import { useInteractionDialog } from '../../records/interactions/use-interaction-dialog.tsx'

const InteractionDialog = lazy(async () => ({
  default: (await import('../../records/interactions/interaction-dialog.tsx')).InteractionDialog,
}))

/** The tab 'Interacciones' of the CRM: a list, or an agenda of what is scheduled. */
export function InteractionsTab() {
  const [filters, setFilters] = useDraft('interactions.filters', readFilters)
  const settled = { ...filters, text: useSettled(filters.text) }
  const { id: userId } = useUser()
  const zone = useZone()
  const form = useInteractionDialog()
  const { layout, type } = filters

  function cacheRow(interaction: InteractionRow): void {
    queryClient.setQueryData(interactionQuery(userId, interaction.id).queryKey, interaction)
  }

  async function readCsv(): Promise<string> {
    const { readInteractionsCsv } =
      await import('../../records/interactions/api/export-interactions.ts')
    return readInteractionsCsv(userId, filters, zone)
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
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-lg font-semibold">{messages.heading}</h3>
          <div className="flex items-center gap-2">
            <ExportButton
              file="interacciones.csv"
              read={readCsv}
              done={messages.exported}
              failed={messages.exportFailed}
            />
            <Button
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
        <InteractionFilterBar
          filters={filters}
          onChange={(changes) => setFilters({ ...filters, ...changes })}
        />
        {layout === 'list' ? (
          <InteractionList
            filters={settled}
            onOpen={cacheRow}
            onNew={() => form.open()}
            onClear={() => setFilters({ ...NO_FILTERS, layout })}
          />
        ) : (
          <Agenda
            layout={layout}
            type={type}
            onOpen={cacheRow}
            onSchedule={(day) => form.open({ type: 'visit', day })}
          />
        )}
        {form.dialog}
      </div>
    </RecordOverList>
  )
}
