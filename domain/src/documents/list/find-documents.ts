import { fullName } from '../../clients/index.ts'
import { foldForSearch } from '../../text/index.ts'
import {
  DOCUMENT_CATEGORY_LABELS,
  type DocumentCategory,
  type DocumentStatus,
} from '../document.ts'
import type { Bounds } from './date-range.ts'

export interface ListedDocument {
  name: string
  category: DocumentCategory
  status: DocumentStatus
  last_edited_at: string
  property: { title: string } | null
  client: { first_name: string; last_name: string } | null
}

export interface DocumentFilters {
  search?: string
  category?: DocumentCategory | null
  status?: DocumentStatus | null
  bounds?: Bounds | null
}

/** Section 9: the search covers name, category, property title and client name; every word must be there. */
export function findDocuments<T extends ListedDocument>(
  documents: readonly T[],
  { search = '', category, status, bounds }: DocumentFilters,
): T[] {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean)
  return documents.filter((document) => {
    if (category && document.category !== category) return false
    if (status && document.status !== status) return false
    if (bounds && !isWithin(document.last_edited_at, bounds)) return false
    if (words.length === 0) return true
    const text = searchText(document)
    return words.every((word) => text.includes(word))
  })
}

function isWithin(instant: string, { from, until }: Bounds): boolean {
  const time = Date.parse(instant)
  return time >= from.getTime() && time < until.getTime()
}

function searchText({ name, category, property, client }: ListedDocument): string {
  const parts = [
    name,
    DOCUMENT_CATEGORY_LABELS[category],
    property?.title,
    client && fullName(client),
  ]
  return foldForSearch(parts.filter(Boolean).join(' '))
}
