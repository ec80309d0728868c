const COMBINING_MARKS = /[\u0300-\u036f]/g
/** An apostrophe between digits stays, because 1'500,000 is an amount. */
const APOSTROPHES = /([a-z])['’‘`´ʼ](?=[a-z])/g

/**
 * 'merida' finds 'Mérida', and 'obrien' finds O'Brien. The database's private.search_text() has the same rule, and a test compares the two.
 */
export function foldForSearch(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase().replace(APOSTROPHES, '$1')
}
