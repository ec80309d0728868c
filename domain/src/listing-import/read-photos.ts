import { MAX_PHOTOS, parseAddress } from '../properties/index.ts'

export interface ReadPhotos {
  addresses: string[]
  /** What is no address, and those beyond the thirtieth. */
  refused: string[]
}

/** As the table limits them. */
const MAX_ADDRESS = 2048

/**
 * LIMP-04: the addresses of a cell, whatever stands between them (blanks, commas, semicolons, bars, a JSON list). Commas may also be part
 * of an address, so that each goes on until the next one begins.
 */
export function readPhotos(cell: string | undefined): ReadPhotos {
  const addresses = new Set<string>()
  const refused: string[] = []
  for (const piece of (cell ?? '').split(/(?=https?:\/\/)/i)) {
    const [first = '', ...rest] = piece.trim().split(/\s+/)
    const text = bare(first)
    const address = text.length <= MAX_ADDRESS && /^https?:/i.test(text) ? parseAddress(text) : null
    if (address && addresses.size < MAX_PHOTOS) addresses.add(address.href)
    else if (text !== '' && !(address && addresses.has(address.href))) refused.push(text)
    refused.push(...rest.map(bare).filter((each) => each !== ''))
  }
  return { addresses: [...addresses], refused }
}

function bare(text: string): string {
  return text.replace(/^[[\]"',;|]+|[[\]"',;|]+$/g, '')
}
