import { fullName } from '@predio/domain/clients'
import type { ImportOptions, ImportValues } from '@predio/domain/csv'
import { formatPhone } from '@predio/domain/phones'
import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Checked } from './check-rows.ts'
import { RowDecision } from './decision-fields.tsx'
import { decisionOf, type Decision, type Decisions } from './decide.ts'
import { messages } from './messages.ts'
import { RepairRow } from './repair-row.tsx'
import { describeDuplicate } from './write-report.ts'

interface PreviewRowProps {
  row: Checked
  options: ImportOptions
  /** The corrections of this row. */
  changes: ImportValues | undefined
  onCorrect: (changes: ImportValues) => void
  losesEmail: boolean
  decisions: Decisions
  onDecide: (decision: Decision) => void
}

export function PreviewRow(props: PreviewRowProps) {
  const { row, options, changes, onCorrect, losesEmail, decisions, onDecide } = props
  const { client, values, line, errors } = row
  const [isRepairing, setRepairing] = useState(false)
  const element = useRef<HTMLLIElement>(null)
  const name = client
    ? fullName(client)
    : (values.full_name ?? `${values.first_name ?? ''} ${values.last_name ?? ''}`.trim())
  const phone = client?.phone ? formatPhone(client.phone) : values.phone
  const contact = [client?.email ?? values.email, phone].filter(Boolean).join(' · ')
  const isCorrected = changes !== undefined && errors.length === 0

  const repairLabel = changes === undefined ? messages.repair : messages.repairAgain

  function closeRepair(): void {
    setRepairing(false)
    // The fields disappear, so that the focus has to move to a remaining element.
    element.current?.focus()
  }

  return (
    <li ref={element} tabIndex={-1} className="flex flex-col gap-1 px-4 py-3 text-sm">
      <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-start">
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex flex-wrap gap-x-3">
            <span className="font-medium wrap-anywhere">{name || '—'}</span>
            <span className="text-ink-soft tabular-nums">{messages.line(line)}</span>
          </span>
          {contact && <span className="text-ink-soft wrap-anywhere">{contact}</span>}
          {!isRepairing &&
            errors.map(({ field, message }) => (
              <span
                key={`${field} ${message}`}
                className={client ? 'font-medium text-attention' : 'font-medium text-danger'}
              >
                {message}
              </span>
            ))}
          {isCorrected && !isRepairing && (
            <span className="flex items-center gap-1.5 font-medium text-success">
              <CircleCheck aria-hidden="true" className="size-4" />
              {messages.repaired}
            </span>
          )}
          {client && row.duplicate && (
            <span className="font-medium text-attention">{describeDuplicate(row)}</span>
          )}
          {losesEmail && <span className="text-ink-soft">{messages.emailTaken}</span>}
        </div>
        {client && row.duplicate && (
          <RowDecision
            row={row}
            name={messages.rowName(name, line)}
            value={decisionOf(row, decisions)}
            onChange={onDecide}
          />
        )}
      </div>
      {isRepairing ? (
        <RepairRow
          row={row}
          options={options}
          changes={changes}
          onSave={(next) => {
            onCorrect(next)
            closeRepair()
          }}
          onCancel={closeRepair}
        />
      ) : (
        (errors.length > 0 || changes !== undefined) && (
          <div className="-ml-3">
            <Button
              look="quiet"
              size="small"
              aria-label={`${repairLabel} ${messages.rowName(name, line)}`}
              onPress={() => setRepairing(true)}
            >
              {repairLabel}
            </Button>
          </div>
        )
      )}
    </li>
  )
}
