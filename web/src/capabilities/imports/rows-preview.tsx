import { formatNumber } from '@predio/domain/numbers'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { GROUPS, type Group, type RowGroup } from './group-rows.ts'
import { messages } from './messages.ts'

interface RowsPreviewProps<Row> {
  groups: Readonly<Record<Group, RowGroup<Row>>>
  /** What the person does with the rows of a group. */
  hints: Readonly<Record<Group, string>>
  /** What to do with all duplicates. */
  decisionForAll: ReactNode
  renderRow: (row: Row) => ReactNode
}

const ROWS_SHOWN = 50

/** The preview of an import, in which duplicates are decided and faulty rows corrected. */
export function RowsPreview<Row>(props: RowsPreviewProps<Row>) {
  const { groups, hints, decisionForAll, renderRow } = props
  const [chosen, setGroup] = useState<Group>('ready')
  const [shown, setShown] = useState(ROWS_SHOWN)
  const filled = GROUPS.filter((id) => id === 'ready' || groups[id].rows.length > 0)
  const segments = filled.map((id) => ({
    id,
    label: `${messages[id]} (${formatNumber(groups[id].count)})`,
  }))
  const group = filled.find((id) => id === chosen) ?? 'ready'
  const listed = groups[group].rows
  const hidden = listed.length - shown
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{messages.preview}</h2>
      <div className="overflow-x-auto p-1">
        {/* As wide as its words: on a phone it scrolls. */}
        <div className="w-max">
          <SegmentedControl
            label={messages.preview}
            segments={segments}
            value={group}
            onChange={(next) => {
              setGroup(next)
              setShown(ROWS_SHOWN)
            }}
          />
        </div>
      </div>
      {hints[group] && listed.length > 0 && <p className="text-sm text-ink-soft">{hints[group]}</p>}
      {group === 'duplicates' && <div className="max-w-sm">{decisionForAll}</div>}
      {listed.length === 0 ? (
        <p className="text-ink-soft">{messages.none}</p>
      ) : (
        <ul
          aria-label={messages[group]}
          className="flex max-h-[60vh] flex-col divide-y divide-line overflow-y-auto rounded-md border border-line"
        >
          {listed.slice(0, shown).map(renderRow)}
        </ul>
      )}
      {hidden > 0 && (
        <div>
          <Button look="quiet" size="small" onPress={() => setShown(shown + ROWS_SHOWN)}>
            {messages.showMore(Math.min(hidden, ROWS_SHOWN))}
          </Button>
        </div>
      )}
    </section>
  )
}
