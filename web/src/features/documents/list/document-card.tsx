import { formatDate } from '@predio/domain/dates'
import { DOCUMENT_CATEGORY_LABELS } from '@predio/domain/documents'
import { shownTitle } from '@predio/domain/properties'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { RowChoice } from '../../../capabilities/list/record-list.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { StatusBadge } from '../../../records/documents/status-badge.tsx'
import { NameCell } from './name-cell.tsx'

interface DocumentCardProps {
  document: DocumentRow
  choice: RowChoice | undefined
  actions: ReactNode
  zone: string
}

export function DocumentCard({ document, choice, actions, zone }: DocumentCardProps) {
  const { category, status, client_name, property_title, last_edited_at } = document
  const about = [client_name, property_title && shownTitle(property_title)].filter(Boolean)
  return (
    <article
      className={cx(
        'relative flex flex-col gap-2 px-4 py-3',
        choice?.isChosen && 'bg-action-soft/60',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0">
          <NameCell isCard document={document} choice={choice} />
        </h3>
        {!choice && <div className="relative z-1 -mr-2">{actions}</div>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <StatusBadge status={status} />
        <span>{DOCUMENT_CATEGORY_LABELS[category]}</span>
        <span className="tabular-nums">{formatDate(new Date(last_edited_at), zone, 'short')}</span>
      </div>
      {about.length > 0 && <p className="truncate text-sm text-ink-soft">{about.join(' · ')}</p>}
    </article>
  )
}
