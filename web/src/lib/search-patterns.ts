import { foldForSearch } from '@predio/domain/text'

/** One pattern a word, for `like` on a search column. What it would read as a wildcard is only text here. */
export function searchPatterns(text: string): string[] {
  return (
    foldForSearch(text)
      // The API takes * for % and cannot quote it.
      .replaceAll('*', ' ')
      .replaceAll(/[\\%_]/g, String.raw`\$&`)
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => `%${word}%`)
  )
}
