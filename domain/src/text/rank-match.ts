import { foldForSearch } from './fold-for-search.ts'

export interface Findable {
  names: readonly string[]
  contacts?: readonly (string | null)[]
}

const COUNTRY = /^521?/

/**
 * SEARCH-02: a name that begins with the text ranks first, then a name in which each typed word begins a word, then a telephone or e-mail
 * that begins with the text, then any other match. The database's search_clients() ranks clients by the same rule.
 */
export function rankMatch({ names, contacts = [] }: Findable, typed: string): 1 | 2 | 3 | 4 {
  const text = foldForSearch(typed).trim().replaceAll(/\s+/g, ' ')
  const folded = names.map(foldForSearch)
  if (folded.some((name) => name.startsWith(text))) return 1
  const words = (folded[0] ?? '').split(/[\s\-.']+/)
  if (text.split(' ').every((typedWord) => words.some((word) => word.startsWith(typedWord)))) {
    return 2
  }
  return contacts.some((contact) => contact !== null && begins(contact, text)) ? 3 : 4
}

function begins(contact: string, text: string): boolean {
  if (foldForSearch(contact).startsWith(text)) return true
  const digits = digitsOf(text)
  if (digits.length < 3 || !/^[\d ()+.-]+$/.test(text)) return false
  const number = digitsOf(contact)
  return number.startsWith(digits) || number.replace(COUNTRY, '').startsWith(digits)
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

export function sortByMatch<Item>(
  items: readonly Item[],
  typed: string,
  describe: (item: Item) => Findable,
): Item[] {
  return items
    .map((item) => ({ item, rank: rankMatch(describe(item), typed) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}
