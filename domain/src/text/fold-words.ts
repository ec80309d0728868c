import { foldForSearch } from './fold-for-search.ts'

/** The words of a text with one blank between them, folded: signs and blanks do not distinguish two texts. */
export function foldWords(text: string): string {
  return foldForSearch(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
