import { shownTitle } from '@predio/domain/properties'
import { House, UserRound } from 'lucide-react'
import type { DocumentRow } from '../../records/documents/api/document-row.ts'
import { messages } from '../../records/documents/messages.ts'

const ICON = { 'aria-hidden': true, className: 'mt-0.5 size-4 shrink-0 text-ink-soft' } as const

type RelatedNamesProps = Pick<DocumentRow, 'client_name' | 'property_title'>

export function RelatedNames({ client_name, property_title }: RelatedNamesProps) {
  if (client_name === null && property_title === null) {
    return <span className="text-ink-soft">{messages.unrelated}</span>
  }
  return (
    <span className="flex flex-col gap-1 text-left">
      {property_title !== null && (
        <span className="flex items-start gap-1.5">
          <House {...ICON} />
          <span className="wrap-anywhere">{shownTitle(property_title)}</span>
        </span>
      )}
      {client_name !== null && (
        <span className="flex items-start gap-1.5">
          <UserRound {...ICON} />
          <span className="wrap-anywhere">{client_name}</span>
        </span>
      )}
    </span>
  )
}
