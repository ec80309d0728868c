const AROUND = 200
const MAX_CHARACTERS = 600

export function excerpts(one: string, other: string): [string, string] {
  if (Math.max(one.length, other.length) <= MAX_CHARACTERS) return [one, other]
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const from = Math.max(0, same - AROUND)
  const cut = (text: string) => {
    const part = text.slice(from, from + MAX_CHARACTERS)
    return `${from > 0 ? '… ' : ''}${part}${from + MAX_CHARACTERS < text.length ? ' …' : ''}`
  }
  return [cut(one), cut(other)]
}
