import { fullName } from '@predio/domain/clients'
import type { ImportOptions, ImportValues } from '@predio/domain/csv'
import { formatPhone } from '@predio/domain/phones'
import { DecisionField } from '../../../capabilities/imports/decision-field.tsx'
import { PreviewRow } from '../../../capabilities/imports/preview-row.tsx'
import type { Checked } from './check-rows.ts'
import { choicesFor, decisionOf, type Decision, type Decisions } from './decide.ts'
import { messages } from './messages.ts'
import { RepairClient } from './repair-client.tsx'
import { describeDuplicate } from './write-report.ts'

interface ClientPreviewRowProps {
  row: Checked
  options: ImportOptions
  /** The corrections of this row. */
  changes: ImportValues | undefined
  onCorrect: (changes: ImportValues) => void
  losesEmail: boolean
  decisions: Decisions
  onDecide: (decision: Decision) => void
}

export function ClientPreviewRow(props: ClientPreviewRowProps) {
  const { row, options, changes, onCorrect, losesEmail, decisions, onDecide } = props
  const { client, values, line, errors, remarks } = row
  const name = client
    ? fullName(client)
    : (values.full_name ?? `${values.first_name ?? ''} ${values.last_name ?? ''}`.trim())
  const phone = client?.phone ? formatPhone(client.phone) : values.phone
  return (
    <PreviewRow
      line={line}
      name={name}
      about={[client?.email ?? values.email, phone].filter(Boolean).join(' · ')}
      errors={errors}
      isRefused={!client}
      isCorrected={changes !== undefined}
      notes={
        <>
          {client && row.duplicate && (
            <span className="font-medium text-attention">{describeDuplicate(row)}</span>
          )}
          {remarks.map((remark) => (
            <span key={remark} className="text-ink-soft">
              {remark}
            </span>
          ))}
          {losesEmail && <span className="text-ink-soft">{messages.emailTaken}</span>}
        </>
      }
      decision={
        client &&
        row.duplicate && (
          <DecisionField
            label={messages.decision(messages.rowName(name, line))}
            choices={choicesFor(row)}
            labels={messages.decisions}
            value={decisionOf(row, decisions)}
            onChange={onDecide}
          />
        )
      }
      renderRepair={(close) => (
        <RepairClient
          row={row}
          options={options}
          changes={changes}
          onSave={(next) => {
            onCorrect(next)
            close()
          }}
          onCancel={close}
        />
      )}
    />
  )
}
