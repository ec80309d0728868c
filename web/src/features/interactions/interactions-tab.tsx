import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Agenda } from './agenda/agenda.tsx'
import type { InteractionFilters } from './api/list-interactions.ts'
import { InteractionFilterBar, type Layout } from './interaction-filters.tsx'
import { InteractionList } from './interaction-list.tsx'
import { messages } from './messages.ts'
import { useInteractionDialog } from './use-interaction-dialog.tsx'

const NONE: InteractionFilters = { text: '', type: 'all' }

/** Interacciones: the history as a list, what is scheduled as an agenda. */
export function InteractionsTab() {
  const [layout, setLayout] = useState<Layout>('list')
  const [filters, setFilters] = useState(NONE)
  const settled = useDeferredValue(filters)
  const form = useInteractionDialog()
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{messages.heading}</h3>
        <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={() => form.open()}>
          {messages.newInteraction}
        </Button>
      </div>
      <InteractionFilterBar
        layout={layout}
        onLayout={setLayout}
        filters={filters}
        onChange={(changes) => setFilters({ ...filters, ...changes })}
      />
      {layout === 'list' ? (
        <InteractionList
          filters={settled}
          onOpen={(interaction) => form.open({ interaction })}
          onNew={() => form.open()}
          onClear={() => setFilters(NONE)}
        />
      ) : (
        <Agenda
          layout={layout}
          type={settled.type}
          onOpen={(interaction) => form.open({ interaction })}
          onSchedule={(day) => form.open({ type: 'visit', day })}
        />
      )}
      {form.dialog}
    </div>
  )
}
