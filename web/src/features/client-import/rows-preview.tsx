import { fullName } from '@predio/domain/clients'
import { formatPhone } from '@predio/domain/phones'
import { useState } from 'react'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import type { Checked } from './check-rows.ts'
import { messages } from './messages.ts'
import { describeDuplicate } from './write-report.ts'

type Group = 'ready' | 'faulty' | 'duplicates'

const SHOWN = 50

export function RowsPreview({ rows }: { rows: readonly Checked[] }) {
  const [group, setGroup] = useState<Group>('ready')
  const groups: Record<Group, Checked[]> = {
    ready: rows.filter(({ client, duplicate }) => client && !duplicate),
    faulty: rows.filter(({ client }) => !client),
    duplicates: rows.filter(({ client, duplicate }) => client && duplicate),
  }
  const segments = (['ready', 'faulty', 'duplicates'] as const).map((id) => ({
    id,
    label: `${messages[id]} (${groups[id].length.toLocaleString('es-MX')})`,
  }))
  const shown = groups[group].slice(0, SHOWN)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{messages.preview}</h2>
      <div className="overflow-x-auto">
        <SegmentedControl
          label={messages.preview}
          segments={segments}
          value={group}
          onChange={setGroup}
        />
      </div>
      {shown.length === 0 ? (
        <p className="text-ink-soft">{messages.none}</p>
      ) : (
        <ul
          aria-label={messages[group]}
          className="flex max-h-72 flex-col divide-y divide-line overflow-y-auto rounded-md border border-line"
        >
          {shown.map((row) => (
            <PreviewRow key={row.line} row={row} />
          ))}
        </ul>
      )}
      {groups[group].length > SHOWN && (
        <p className="text-sm text-ink-soft">{messages.more(groups[group].length - SHOWN)}</p>
      )}
    </section>
  )
}

function PreviewRow({ row }: { row: Checked }) {
  const { client, values, line, errors } = row
  const name = client
    ? fullName(client)
    : (values.full_name ?? `${values.first_name ?? ''} ${values.last_name ?? ''}`.trim())
  const phone = client?.phone ? formatPhone(client.phone) : values.phone
  const contact = [client?.email ?? values.email, phone].filter(Boolean).join(' · ')
  return (
    <li className="flex flex-col gap-0.5 px-4 py-2.5 text-sm">
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{name || '—'}</span>
        <span className="text-ink-soft tabular-nums">{messages.line(line)}</span>
      </span>
      {contact && <span className="text-ink-soft wrap-anywhere">{contact}</span>}
      {errors.map(({ field, message }) => (
        <span key={`${field} ${message}`} className="font-medium text-danger">
          {message}
        </span>
      ))}
      {client && row.duplicate && (
        <span className="font-medium text-attention">{describeDuplicate(row)}</span>
      )}
    </li>
  )
}
