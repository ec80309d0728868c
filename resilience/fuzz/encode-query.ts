import { isSpoilt, type Context } from './context.ts'
import type { Pair } from './generate-query.ts'

export function encodeQuery(c: Context, pairs: readonly Pair[]): string {
  if (pairs.length === 0) return ''
  const encode = c.random.weighted<(text: string) => string>([
    [6, percentEncode],
    [2, (text) => percentEncode(text).replaceAll('%20', '+')],
    [2, lightlyEncode],
  ])
  const text = pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&')
  return `?${isSpoilt(c) ? breakEncoding(c, text) : text}`
}

/** Unlike encodeURIComponent, this turns half of a surrogate pair into bytes that are invalid in UTF-8. */
export function percentEncode(text: string): string {
  return Array.from(text, (character) =>
    /^[\ud800-\udfff]$/.test(character)
      ? `%ED%${character < '\udc00' ? 'A0' : 'B0'}%80`
      : encodeURIComponent(character),
  ).join('')
}

function lightlyEncode(text: string): string {
  return text.replace(/[^A-Za-z0-9_.,:*!()<>{}"'\\/@$~-]/gsu, percentEncode)
}

function breakEncoding(c: Context, text: string): string {
  const broken = c.random.pick([
    '%',
    '%zz',
    '%1',
    '%00',
    '%c3%28',
    '%E9',
    '%ff%fe',
    '&&',
    '&=',
    '=&',
    '&select',
    '%u0041',
    '?',
  ])
  const at = c.random.int(0, text.length)
  return text.slice(0, at) + broken + text.slice(at)
}
