import { formatNumber } from '@predio/domain/numbers'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { DecisionField } from './decision-field.tsx'
import { GROUPS, groupRows, type Group } from './group-rows.ts'
import { messages } from './messages.ts'
import { PreviewRow } from './preview-row.tsx'
import { RepairForm, type Cells, type RepairFields } from './repair-form.tsx'
import type { Decisions, RowChanges } from './use-row-changes.ts'

interface ReadRow<Field extends string> {
  line: number
  values: Cells<Field>
  errors: readonly { field: Field; message: string }[]
}

interface RowTexts {
  name: string
  about: string
  notes: readonly string[]
}

interface RowsPreviewProps<
  Field extends string,
  Read extends ReadRow<Field>,
  Row extends Read,
  ForAll extends string,
  One extends string,
> {
  rows: readonly Row[]
  read: readonly Read[]
  changes: RowChanges<Cells<Field>, ForAll, One>
  texts: {
    groupHints: Readonly<Record<Group, string>>
    decisions: Readonly<Record<One, string>>
    decisionsForAll: Readonly<Record<ForAll, string>>
  }
  isRefused: (row: Read) => boolean
  duplicateOf: (row: Row) => string | null
  describe: (row: Row) => RowTexts
  choicesFor: (row: Row) => readonly One[]
  decisionOf: (row: Row, decisions: Decisions<ForAll, One>) => One
  fields: RepairFields<Field>
  readAgain: (row: Row, changes: Cells<Field>) => Read
}

const ROWS_SHOWN = 50

export function RowsPreview<
  Field extends string,
  Read extends ReadRow<Field>,
  Row extends Read,
  ForAll extends string,
  One extends string,
>(props: RowsPreviewProps<Field, Read, Row, ForAll, One>) {
  const { rows, read, texts, isRefused, duplicateOf, fields } = props
  const { corrections, onCorrect, decisions, onDecide } = props.changes
  const [chosen, setGroup] = useState<Group>('ready')
  const [shown, setShown] = useState(ROWS_SHOWN)
  const groups = groupRows<Read, Row>({
    rows,
    read,
    corrections,
    isRefused,
    isDuplicate: (row) => duplicateOf(row) !== null,
  })
  const filled = GROUPS.filter((id) => id === 'ready' || groups[id].rows.length > 0)
  const segments = filled.map((id) => ({
    id,
    label: `${messages[id]} (${formatNumber(groups[id].count)})`,
  }))
  const group = filled.find((id) => id === chosen) ?? 'ready'
  const hint = texts.groupHints[group]
  const listed = groups[group].rows
  const hidden = listed.length - shown

  function renderRow(row: Row) {
    const { line, errors } = row
    const { name, about, notes } = props.describe(row)
    const changed = corrections.get(line)
    const duplicate = isRefused(row) ? null : duplicateOf(row)
    const choices = duplicate === null ? [] : props.choicesFor(row)
    return (
      <PreviewRow
        key={line}
        line={line}
        name={name}
        about={about}
        errors={errors}
        isRefused={isRefused(row)}
        isCorrected={changed !== undefined}
        duplicate={duplicate}
        notes={notes}
        decision={
          choices.length > 0 && (
            <DecisionField
              label={messages.decision(messages.rowName(name, line))}
              choices={choices}
              labels={texts.decisions}
              value={props.decisionOf(row, decisions)}
              onChange={(one) =>
                onDecide({ ...decisions, rows: new Map(decisions.rows).set(line, one) })
              }
            />
          )
        }
        renderRepair={(close) => (
          <RepairForm
            fields={fields}
            cells={row.values}
            faulty={errors.map(({ field }) => field)}
            changed={changed}
            check={(typed) => props.readAgain(row, typed).errors}
            onSave={(typed) => {
              onCorrect(line, { ...changed, ...typed })
              close()
            }}
            onCancel={close}
          />
        )}
      />
    )
  }

  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{messages.preview}</h2>
      <div className="overflow-x-auto p-1">
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
      {hint && listed.length > 0 && <p className="text-sm text-ink-soft">{hint}</p>}
      {group === 'duplicates' && (
        <div className="max-w-sm">
          <DecisionField
            label={messages.decisionForAll}
            choices={Object.keys(texts.decisionsForAll) as ForAll[]}
            labels={texts.decisionsForAll}
            value={decisions.all}
            onChange={(all) => onDecide({ all, rows: new Map() })}
          />
        </div>
      )}
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
