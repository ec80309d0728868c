import { MAX_PHOTOS, parseAddress } from '../properties/index.ts'

const MAX_ADDRESS = 2048

export interface ReadPhotos {
  addresses: string[]
  refused: string[]
}

/**
 * LIMP-04: addresses are separated by blanks, commas, semicolons or bars, or form a JSON list. A comma may be part of an address, so each
 * address extends to the beginning of the next.
 */
export function readPhotos(cell: string | undefined): ReadPhotos {
  const addresses = new Set<string>()
  const refused: string[] = []
  for (const piece of (cell ?? '').split(/(?=https?:\/\/)/i)) {
    const [first = '', ...rest] = piece.trim().split(/\s+/)
    const text = trimSigns(first)
    const address = addressOf(text)
    if (address !== null && addresses.size < MAX_PHOTOS) addresses.add(address)
    else if (text !== '' && !(address !== null && addresses.has(address))) refused.push(text)
    refused.push(...rest.map(trimSigns).filter((each) => each !== ''))
  }
  return { addresses: [...addresses], refused }
}

function addressOf(text: string): string | null {
  const address = /^https?:/i.test(text) ? parseAddress(text)?.href : undefined
  return address !== undefined && address.length <= MAX_ADDRESS ? address : null
}

function trimSigns(text: string): string {
  return text.replace(/^[[\]"',;|]+|[[\]"',;|]+$/g, '')
}
