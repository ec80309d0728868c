const COMBINING_MARKS = /[\u0300-\u036f]/g

/**
 * What a search compares: without accents and in lower case, so that 'merida' finds 'Mérida'. The
 * database's private.search_text() is the same rule; a test holds the two together.
 */
export function foldForSearch(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase()
}
