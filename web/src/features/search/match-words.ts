import { foldForSearch } from '@predio/domain/text'

interface Findable {
  label: string
  /** What else people may call it. */
  keywords: string
}

/** Those in which every word of the text begins a word; first those whose name begins with it. */
export function matchWords<Item extends Findable>(items: readonly Item[], text: string): Item[] {
  const wanted = words(text)
  const found = items.filter(({ label, keywords }) => {
    const has = words(`${label} ${keywords}`)
    return wanted.every((word) => has.some((each) => each.startsWith(word)))
  })
  const start = foldForSearch(text.trim())
  const rank = ({ label }: Item) => (foldForSearch(label).startsWith(start) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}

function words(text: string): string[] {
  return foldForSearch(text).split(/\s+/).filter(Boolean)
}
