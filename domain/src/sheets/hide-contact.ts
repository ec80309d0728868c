import type { Identity } from '../identity/index.ts'
import { parseAddress } from '../properties/index.ts'
import { foldForSearch } from '../text/index.ts'

const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i
const ADDRESS = /(?:https?:\/\/|www\.)\S+|(?:^|[\s(])@\w|\b[a-z0-9-]{3,}\.[a-z]{2,7}\b/i
/** Eight digits and more with the signs that telephones are written with; a price has commas, which they have not. */
const TELEPHONE = /(?:\+?\d[\s().-]{0,2}){8,}/
const SENTENCE_END = /(?<=[.!?])\s+/

/** SHEET-04: whether a text tells who the agent is: by name, company, telephone, mail, account or address of a page. */
function tellsAgent(text: string, names: readonly string[]): boolean {
  if (EMAIL.test(text) || ADDRESS.test(text) || TELEPHONE.test(text)) return true
  const folded = ` ${foldForSearch(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return names.some((name) => folded.includes(` ${name} `))
}

/** A first name alone is no sign: streets and saints have it too. */
function namesOf({ name, company, licenseNumber, links }: Identity): string[] {
  const accounts = links.flatMap(({ url }) =>
    (parseAddress(url)?.pathname ?? '').split('/').filter((part) => part.length > 3),
  )
  return [name, company, licenseNumber, ...accounts]
    .map((each) =>
      foldForSearch(each ?? '')
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((each) => each.length > 2)
}

export interface ContactFilter {
  /** A title or an amenity; null where nothing can be said without the agent. */
  line: (text: string) => string | null
  /** Without the sentences that tell the agent. */
  paragraph: (text: string) => string | null
}

export function hideContact(identity: Identity): ContactFilter {
  const names = namesOf(identity)
  const isClean = (text: string) => !tellsAgent(text, names)
  function paragraph(text: string): string | null {
    if (isClean(text)) return text
    const kept = text.split(SENTENCE_END).filter(isClean).join(' ')
    // Split between sentences, a number or a name may have become two harmless halves: what is left is judged as a whole.
    return kept === '' || !isClean(kept) ? null : kept
  }
  return {
    paragraph,
    line: (text) => {
      if (isClean(text)) return text
      const parts = text
        .split(/\s*[|·•–—,:]\s*|\s+-\s+/)
        .filter((part) => part !== '' && isClean(part))
      const kept = parts.join(', ')
      return kept === '' || !isClean(kept) ? null : kept
    },
  }
}
