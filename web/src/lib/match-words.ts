import { foldForSearch, sortByMatch } from '@predio/domain/text'

interface Findable {
  label: string
  keywords: string
}

/** SEARCH-05: every typed word must be the beginning of a word; the best match comes first. */
export function matchWords<Item extends Findable>(items: readonly Item[], text: string): Item[] {
  const wanted = words(text)
  const found = items.filter(({ label, keywords }) => {
    const has = words(`${label} ${keywords}`)
    return wanted.every((word) => has.some((each) => each.startsWith(word)))
  })
  return sortByMatch(found, text, ({ label }) => ({ names: [label] }))
}

function words(text: string): string[] {
  return foldForSearch(text).split(/\s+/).filter(Boolean)
}
