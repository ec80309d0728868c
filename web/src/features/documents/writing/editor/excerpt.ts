const AROUND = 200
const MOST = 600

/** Of two long texts, the part where they begin to differ: the rest is the same to the reader. */
export function excerpts(one: string, other: string): [string, string] {
  if (Math.max(one.length, other.length) <= MOST) return [one, other]
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const from = Math.max(0, same - AROUND)
  const cut = (text: string) => {
    const part = text.slice(from, from + MOST)
    return `${from > 0 ? '… ' : ''}${part}${from + MOST < text.length ? ' …' : ''}`
  }
  return [cut(one), cut(other)]
}
