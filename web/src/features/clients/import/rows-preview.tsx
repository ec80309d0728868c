import { formatNumber } from '@predio/domain/numbers'
import type { ImportedRow, ImportOptions, ImportValues } from '@predio/domain/csv'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import type { Checked, Corrections } from './check-rows.ts'
import { DecisionForAll } from './decision-fields.tsx'
import type { Decisions } from './decide.ts'
import { GROUPS, groupRows, type Group } from './group-rows.ts'
import { messages } from './messages.ts'
import type { ImportPlan } from './plan-import.ts'
import { PreviewRow } from './preview-row.tsx'

interface RowsPreviewProps {
  rows: readonly Checked[]
  /** The same rows without corrections. */
  read: readonly ImportedRow[]
  plan: ImportPlan
  options: ImportOptions
  corrections: Corrections
  onCorrect: (line: number, changes: ImportValues) => void
  decisions: Decisions
  onDecide: (decisions: Decisions) => void
}

const ROWS_SHOWN = 50

/** The preview of the import, in which duplicates are decided and faulty rows corrected. */
export function RowsPreview({ rows, read, plan, onDecide, ...rest }: RowsPreviewProps) {
  const [chosen, setGroup] = useState<Group>('ready')
  const [shown, setShown] = useState(ROWS_SHOWN)
  const { corrections, decisions, options, onCorrect } = rest
  const groups = groupRows(rows, read, corrections)
  const filled = GROUPS.filter((id) => id === 'ready' || groups[id].rows.length > 0)
  const segments = filled.map((id) => ({
    id,
    label: `${messages[id]} (${formatNumber(groups[id].count)})`,
  }))
  const group = filled.includes(chosen) ? chosen : 'ready'
  const listed = groups[group].rows
  const hidden = listed.length - shown
  const hint = messages.groupHints[group]
  // The rows whose e-mail goes to the notes because another client has it.
  const withoutEmail = new Set(
    plan.rows.filter(({ email }) => email === null).map(({ import_row }) => import_row),
  )
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{messages.preview}</h2>
      <div className="overflow-x-auto p-1">
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
      {hint && listed.length > 0 && <p className="text-sm text-ink-soft">{hint}</p>}
      {group === 'duplicates' && listed.length > 0 && (
        <DecisionForAll
          value={decisions.all}
          // The decision for all replaces earlier ones.
          onChange={(all) => onDecide({ all, rows: new Map() })}
        />
      )}
      {listed.length === 0 ? (
        <p className="text-ink-soft">{messages.none}</p>
      ) : (
        <ul
          aria-label={messages[group]}
          className="flex max-h-[60vh] flex-col divide-y divide-line overflow-y-auto rounded-md border border-line"
        >
          {listed.slice(0, shown).map((row) => (
            <PreviewRow
              key={row.line}
              row={row}
              options={options}
              changes={corrections.get(row.line)}
              onCorrect={(changes) => onCorrect(row.line, changes)}
              losesEmail={row.client?.email != null && withoutEmail.has(row.line)}
              decisions={decisions}
              onDecide={(decision) =>
                onDecide({ ...decisions, rows: new Map(decisions.rows).set(row.line, decision) })
              }
            />
          ))}
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
