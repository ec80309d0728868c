import { foldForSearch } from '../../text/index.ts'

export interface Token {
  text: string
  kind: 'word' | 'number' | 'mark'
  start: number
  end: number
}

/** Square metres come first, since their 2 is not a number, then figures as Mexicans group them. */
const TOKEN =
  /(?:m|mts?|mtrs|metros)[2²](?![\p{L}\d])|\d{1,3}(?: \d{3}){2,}(?!\d)|\d+(?:[.,'’´]\d+)*|\p{L}[\p{L}\p{M}]*|[^\s\p{L}\p{M}\d]/giu
/** AST-03: a longer text is cut, so that a pasted page takes no longer than a question. */
const MAX_LENGTH = 2000

/** Each token is folded by itself, because folding the whole text may shift the positions of its characters. */
export function tokenize(text: string): Token[] {
  return [...text.slice(0, MAX_LENGTH).matchAll(TOKEN)].map((match) => {
    const [written] = match
    const folded = foldForSearch(written)
    const kind = /^\d/.test(folded) ? 'number' : /^\p{L}/u.test(folded) ? 'word' : 'mark'
    return { text: folded, kind, start: match.index, end: match.index + written.length }
  })
}
