import { formatBytes } from '@predio/domain/numbers'
import { formatDate } from '@predio/domain/dates'
import { DOCUMENT_CATEGORY_LABELS } from '@predio/domain/documents'
import { shownTitle } from '@predio/domain/properties'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { fileKindLabel } from '../file-mark.tsx'
import { messages } from '../../../records/documents/messages.ts'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'

type Fact = readonly [label: string, value: ReactNode]

export function Facts({ document }: { document: DocumentRow }) {
  const zone = useZone()
  const facts = listFacts(document, zone).filter(([, value]) => value !== null)
  return (
    <dl className="flex flex-col gap-4">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function listFacts(document: DocumentRow, zone: string): Fact[] {
  const moment = (instant: string) => formatDate(new Date(instant), zone, 'dateTime')
  const size = sizeOf(document)
  return [
    [messages.category, DOCUMENT_CATEGORY_LABELS[document.category]],
    [messages.client, clientLink(document)],
    [messages.property, propertyLink(document)],
    [messages.template, document.template_name],
    [messages.kind, fileKindLabel(document)],
    [messages.size, size === null ? null : formatBytes(size)],
    [messages.version, document.is_text ? String(document.version) : null],
    [messages.links, document.active_shares > 0 ? String(document.active_shares) : null],
    [messages.created, moment(document.created_at)],
    [messages.columns.edited, moment(document.last_edited_at)],
  ]
}

function clientLink({ client_id, client_name }: DocumentRow): ReactNode {
  if (client_id === null) return null
  return <Link {...linkTo(recordTarget('clientes', client_id))}>{client_name}</Link>
}

function propertyLink(document: DocumentRow): ReactNode {
  const id = document.property_wordpress_id ?? document.property_id
  if (id === null) return null
  const title = shownTitle(document.property_title)
  return <Link {...linkTo(recordTarget('propiedades', id))}>{title}</Link>
}

function sizeOf({ is_text, metadata }: DocumentRow): number | null {
  if (is_text || typeof metadata !== 'object' || metadata === null) return null
  const { size } = metadata as { size?: unknown }
  return typeof size === 'number' ? size : null
}
