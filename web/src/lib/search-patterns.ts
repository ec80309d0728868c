import { foldForSearch } from '@predio/domain/text'

/** SEARCH-03: each word becomes a pattern; wildcards in the text are escaped. */
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
