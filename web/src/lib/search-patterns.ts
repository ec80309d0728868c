import { foldForSearch } from '@predio/domain/text'

/** SEARCH-03: makes a LIKE pattern of each word; wildcards in the text are escaped. */
export function searchPatterns(text: string): string[] {
  return (
    foldForSearch(text)
      // The API reads * as % and has no escape for it.
      .replaceAll('*', ' ')
      .replaceAll(/[\\%_]/g, String.raw`\$&`)
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => `%${word}%`)
  )
}
