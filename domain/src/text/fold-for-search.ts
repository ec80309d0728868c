const COMBINING_MARKS = /[\u0300-\u036f]/g
/** An apostrophe between digits stays: 1'500,000 is an amount. */
const APOSTROPHES = /([a-z])['’‘`´ʼ](?=[a-z])/g

/** 'merida' finds 'Mérida' and 'obrien' O'Brien. The database's private.search_text() is the same rule; a test holds the two together. */
export function foldForSearch(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase().replace(APOSTROPHES, '$1')
}
