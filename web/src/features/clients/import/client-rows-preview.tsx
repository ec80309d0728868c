import type { ImportedRow, ImportOptions, ImportValues } from '@predio/domain/csv'
import type { Corrections } from '../../../capabilities/imports/correct-cells.ts'
import { DecisionField } from '../../../capabilities/imports/decision-field.tsx'
import { groupRows } from '../../../capabilities/imports/group-rows.ts'
import { RowsPreview } from '../../../capabilities/imports/rows-preview.tsx'
import type { Checked } from './check-rows.ts'
import { ClientPreviewRow } from './client-preview-row.tsx'
import type { Decisions } from './decide.ts'
import { messages } from './messages.ts'
import type { ImportPlan } from './plan-import.ts'

interface ClientRowsPreviewProps {
  rows: readonly Checked[]
  /** The same rows without corrections. */
  read: readonly ImportedRow[]
  plan: ImportPlan
  options: ImportOptions
  corrections: Corrections<ImportValues>
  onCorrect: (line: number, changes: ImportValues) => void
  decisions: Decisions
  onDecide: (decisions: Decisions) => void
}

const FOR_ALL = ['suggested', 'import', 'skip', 'update'] as const

export function ClientRowsPreview({ rows, read, plan, onDecide, ...rest }: ClientRowsPreviewProps) {
  const { corrections, decisions, options, onCorrect } = rest
  // The rows whose e-mail goes to the notes because another client has it.
  const withoutEmail = new Set(
    plan.rows.filter(({ email }) => email === null).map(({ import_row }) => import_row),
  )
  return (
    <RowsPreview
      groups={groupRows<ImportedRow, Checked>({
        rows,
        read,
        corrections,
        isRefused: ({ client }) => client === null,
        isDuplicate: ({ duplicate }) => duplicate !== null,
      })}
      hints={messages.groupHints}
      decisionForAll={
        <DecisionField
          label={messages.decisionForAll}
          choices={FOR_ALL}
          labels={messages.decisionsForAll}
          value={decisions.all ?? 'suggested'}
          // The decision for all replaces earlier ones.
          onChange={(all) => onDecide({ all: all === 'suggested' ? null : all, rows: new Map() })}
        />
      }
      renderRow={(row) => (
        <ClientPreviewRow
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
      )}
    />
  )
}
