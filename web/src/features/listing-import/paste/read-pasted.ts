import { readListingPage, readListingText, type ListingCells } from '@predio/domain/listing-import'
import { parseAddress } from '@predio/domain/properties'
import { fetchPage } from './api/fetch-page.ts'
import { messages } from './messages.ts'

export type Reading = { cells: ListingCells } | { problem: string }

const NAME = /^(?:[\w-]+\.)+[a-z]{2,}(?:\/|$)/i

export function pastedAddress(text: string): string | null {
  const pasted = text.trim()
  if (/\s/.test(pasted)) return null
  const address = NAME.test(pasted) ? `https://${pasted}` : pasted
  return /^https?:\/\//i.test(address) ? (parseAddress(address)?.href ?? null) : null
}

/** LIMP-09, LIMP-10: the pasted text is a page's address or a description. */
export async function readPasted(text: string, signal: AbortSignal): Promise<Reading> {
  const address = pastedAddress(text)
  if (address === null) return { cells: readListingText(text) }
  const page = await fetchPage(address, signal)
  if ('problem' in page) return { problem: messages[page.problem] }
  const read = readListingPage(page.html, address)
  return read.kind === 'listing' ? { cells: read.cells } : { problem: messages[read.kind] }
}
