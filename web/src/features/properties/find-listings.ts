import {
  filterListings,
  formatPrices,
  prepareListings,
  type Property,
} from '@predio/domain/properties'
import { sortByMatch } from '@predio/domain/text'
import { FileText, House } from 'lucide-react'
import { currentSession } from '../../lib/session/index.ts'
import { currentListings, currentOffSite } from '../../records/listings/store/current-listings.ts'
import type { SearchHit } from '../../lib/search-source.ts'
import { listingTarget } from '../../records/listings/listing-target.ts'
import { messages } from '../../records/sheets/messages.ts'
import { openSheets } from '../../records/sheets/open-sheets.ts'

const MAX_HITS = 6

export async function findListings(text: string): Promise<readonly SearchHit[]> {
  const [, named] = SHEET_OF.exec(text.trim()) ?? []
  const found = await searchListings(named ?? text)
  return found.slice(0, MAX_HITS).map(named === undefined ? toHit : toSheetHit)
}

export async function searchListings(text: string): Promise<readonly Property[]> {
  const session = currentSession()
  if (!session) return []
  const shown = await currentListings(session.user.id)
  const copies = await currentOffSite(session.user.id)
  const found = filterListings(prepareListings([...shown, ...copies]), { text })
  return sortByMatch(found, text, ({ title }) => ({ names: [title] }))
}

/** SHEET-11: 'ficha Itzimná' offers sheets for the listings that 'Itzimná' finds. */
const SHEET_OF = /^fichas?(?:\s+t[eé]cnicas?)?(?:\s+de)?\s+(.+)$/i

function toSheetHit(property: Property): SearchHit {
  return {
    ...toHit(property),
    label: messages.sheetOf(property.title),
    icon: FileText,
    target: { run: () => openSheets([property]) },
  }
}

function toHit(property: Property): SearchHit {
  return {
    id: String(property.id),
    label: property.title,
    detail: [formatPrices(property), property.location].filter(Boolean).join(' · '),
    icon: House,
    target: listingTarget(property),
  }
}
