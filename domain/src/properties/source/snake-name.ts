import { foldForSearch } from '../../text/index.ts'

export const snakeName = memoizeBounded((key) =>
  foldForSearch(key.slice(0, 120).replace(/([a-z\d])([A-Z])/g, '$1_$2'))
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_+|_+$/g, ''),
)

const MAX_REMEMBERED = 5000

/**
 * The names of fields repeat over thousands of listings, so results are cached. The cache is limited, because a hostile site could send
 * endless new names.
 */
export function memoizeBounded<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const result = work(key)
    if (known.size < MAX_REMEMBERED) known.set(key, result)
    return result
  }
}
