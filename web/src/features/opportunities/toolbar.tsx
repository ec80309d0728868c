import { Plus } from 'lucide-react'
import { ChooseButton } from '../../capabilities/bulk/choose-button.tsx'
import type { Selection } from '../../capabilities/bulk/use-selection.ts'
import { messages } from '../../records/opportunities/messages.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import type { Layout } from './use-layout.ts'

const LAYOUTS = [
  { id: 'tablero', label: messages.views.board },
  { id: 'lista', label: messages.views.list },
] as const

interface ToolbarProps {
  layout: Layout
  onLayoutChange: (layout: Layout) => void
  /** The view of the list, as in an address. */
  view: string
  selection: Selection
  onCreate: () => void
}

export function Toolbar({ layout, onLayoutChange, view, selection, onCreate }: ToolbarProps) {
  const zone = useZone()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <SegmentedControl<Layout>
        label={messages.view}
        segments={LAYOUTS}
        value={layout}
        onChange={onLayoutChange}
      />
      <div className="flex items-center gap-2">
        <ExportButton
          file="oportunidades.csv"
          read={async () =>
            (
              await import('../../records/opportunities/api/export-opportunities.ts')
            ).readOpportunitiesCsv(view, { now: new Date(), zone })
          }
          done={messages.exported}
          failed={messages.exportFailed}
        />
        <ChooseButton selection={selection} entity="opportunities" iconBelow="sm" />
        <Button
          shortcut="n"
          iconBelow="sm"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onPress={onCreate}
        >
          {messages.newOpportunity}
        </Button>
      </div>
    </div>
  )
}
