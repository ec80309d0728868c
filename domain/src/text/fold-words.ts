import { foldForSearch } from './fold-for-search.ts'

export function foldWords(text: string): string {
  return foldForSearch(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
