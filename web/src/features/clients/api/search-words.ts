import { foldForSearch } from '@predio/domain/text'

/** What the pattern language would read as wildcards is only text here; the API takes * for % and cannot quote it. */
export function searchWords(text: string): string[] {
  return foldForSearch(text)
    .replaceAll('*', ' ')
    .replaceAll(/[\\%_]/g, String.raw`\$&`)
    .split(/\s+/)
    .filter((word) => word !== '')
}
