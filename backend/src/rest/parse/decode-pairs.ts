/** A pair without `=` has an empty value. */
export function decodePairs(text: string): [string, string][] {
  if (text === '') return []
  const pairs: [string, string][] = []
  for (const part of text.split('&')) {
    if (part === '') continue
    const equals = part.indexOf('=')
    if (equals < 0) pairs.push([decode(part), ''])
    else pairs.push([decode(part.slice(0, equals)), decode(part.slice(equals + 1))])
  }
  return pairs
}

const lenient = new TextDecoder()

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return decodeLeniently(spaced)
  }
}

/** Invalid UTF-8 becomes U+FFFD, and a percent sign without two digits stays, so that no request fails because of its encoding. */
function decodeLeniently(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) =>
    lenient.decode(Buffer.from(escaped.replaceAll('%', ''), 'hex')),
  )
}

export function encodeSortedPairs(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .join('&')
}

export function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
