/**
 * Returns the 4 or 16 bytes of an address in its usual notation. Short, octal and hexadecimal spellings of IPv4 are refused: `new URL` has
 * already rewritten those of a host, and name servers never answer with such spellings.
 */
export function parseAddress(text: string): number[] | undefined {
  return text.includes(':') ? parseVersion6(text) : parseVersion4(text)
}

function parseVersion4(text: string): number[] | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part)))
    return undefined
  const bytes = parts.map(Number)
  return bytes.every((byte) => byte <= 255) ? bytes : undefined
}

function parseVersion6(text: string): number[] | undefined {
  const halves = withoutZone(text).split('::')
  if (halves.length > 2) return undefined
  const [head, tail] = halves.map((half, index) => parseGroups(half, index === halves.length - 1))
  if (!head || (halves.length === 2 && !tail)) return undefined
  if (!tail) return head.length === 16 ? head : undefined
  const missing = 16 - head.length - tail.length
  return missing >= 2 ? [...head, ...Array<number>(missing).fill(0), ...tail] : undefined
}

function withoutZone(text: string): string {
  const percent = text.indexOf('%')
  return percent === -1 ? text : text.slice(0, percent)
}

function parseGroups(text: string, isEnd: boolean): number[] | undefined {
  if (text === '') return []
  const groups = text.split(':')
  const bytes: number[] = []
  for (const [index, group] of groups.entries()) {
    const isLast = isEnd && index === groups.length - 1
    const parsed = isLast && group.includes('.') ? parseVersion4(group) : parseGroup(group)
    if (!parsed) return undefined
    bytes.push(...parsed)
  }
  return bytes
}

function parseGroup(group: string): number[] | undefined {
  if (!/^[0-9a-f]{1,4}$/i.test(group)) return undefined
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}
