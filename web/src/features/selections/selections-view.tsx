import { fullName } from '@predio/domain/clients'
import { GalleryHorizontalEnd } from 'lucide-react'
import { Link } from 'react-aria-components'
import { linkTo, recordTarget } from '../../lib/navigation.ts'
import { useLiveTable } from '../../lib/data/use-live-table.ts'
import { ListBody } from '../../capabilities/list/list-body.tsx'
import { ToolLine } from '../../capabilities/list/tool-line.tsx'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { LinkBadge } from '../../records/public-links/link-state.tsx'
import { messages as linkMessages } from '../../records/public-links/messages.ts'
import { useSelections } from '../../records/selections/api/list-selections.ts'
import type { SelectionSummary } from '../../records/selections/api/selection-row.ts'
import {
  describeAnswers,
  describeSelectionFacts,
} from '../../records/selections/describe-selection.ts'
import { useSelectionDialog } from '../../records/selections/use-selection-dialog.ts'
import { Card } from '../../ui/card.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { messages } from './messages.ts'
import { printedSelections } from './printed-selections.ts'

export function SelectionsView() {
  const selections = useSelections()
  const { open, dialog } = useSelectionDialog()
  const zone = useZone()
  useLiveTable('selection_items')
  return (
    <div className="flex flex-col gap-2">
      <ToolLine
        texts={messages}
        views={<p className="flex-1 text-sm text-ink-soft max-lg:px-1">{messages.explanation}</p>}
        main={{ label: messages.newSelection, onPress: () => open() }}
      />
      <ListBody
        texts={messages}
        icon={<GalleryHorizontalEnd aria-hidden="true" />}
        action={undefined}
        rows={selections.data?.pages.flat()}
        isPending={selections.isPending}
        isFiltered={false}
        onClearFilters={() => undefined}
        onRetry={() => void selections.refetch()}
        skeleton={<ListSkeleton rows={3} lead="none" hasEnd row="p-6" />}
      >
        {(rows) => (
          <Card>
            <InfiniteList
              label={messages.list}
              items={rows}
              keyOf={({ id }) => id}
              renderItem={(selection) => <SelectionItem selection={selection} />}
              printed={printedSelections(zone)}
              pages={selections}
              empty={null}
            />
          </Card>
        )}
      </ListBody>
      {dialog}
    </div>
  )
}

function SelectionItem({ selection }: { selection: SelectionSummary }) {
  const zone = useZone()
  return (
    <article className="flex flex-col gap-x-6 gap-y-2 py-4 sm:flex-row sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <Link
            {...linkTo(recordTarget('selecciones', selection.id))}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-sm text-left wrap-anywhere outline-0 hover:text-action hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus desk:min-h-0"
          >
            {selection.title}
          </Link>
          <LinkBadge link={selection} />
        </h2>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {selection.client ? fullName(selection.client) : linkMessages.anyone}
        </p>
        <p className="text-sm text-ink-soft">{describeSelectionFacts(selection, zone)}</p>
      </div>
      <p className="text-sm font-medium sm:text-right">{describeAnswers(selection.items)}</p>
    </article>
  )
}
