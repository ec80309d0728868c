import { IPv4, IPv6 } from 'ipaddr.js'
import { expect, test } from 'vitest'
import { parseAddress } from '../../../../supabase/functions/_shared/network/parse-address.ts'
import { specialRangeOf } from '../../../../supabase/functions/_shared/network/special-range-of.ts'

const COUNT = 5000

/** ipaddr.js accepts these addresses; special-ranges.ts refuses them. */
const MORE_THAN_IPADDR = [
  'protocol assignments',
  'cloud metadata',
  'AS112',
  'AMT',
  'not handed out',
]

function randomNumbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const next = randomNumbers(2026)
const pick = <T>(choices: readonly T[]): T => choices[next(choices.length)] as T
const many = (make: () => string) => Array.from({ length: COUNT }, make)

const version4 = () =>
  Array.from({ length: 4 }, () => pick([0, 1, 10, 127, 169, 192, 224, 255, next(256)])).join('.')

function version6(): string {
  const groups = Array.from({ length: 8 }, () =>
    pick(['0', '1', 'ffff', '64', 'fe80', '2001', 'db8', next(65_536).toString(16)]),
  )
  const start = next(8)
  const length = 1 + next(8 - start)
  const short = `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`
  return pick([groups.join(':'), short, `::ffff:${version4()}`, `64:ff9b::${version4()}`])
}

function damaged(): string {
  const text = pick([version4, version6])()
  const at = next(text.length)
  const put = pick(['', '.', ':', '::', '0', 'g', '256', text.charAt(at).repeat(2)])
  return text.slice(0, at) + put + text.slice(at + 1)
}

/**
 * Matches IPv4-compatible addresses, before which RFC 4291 puts zeros and ipaddr.js the prefix of mapped addresses.
 * special-range-of.test.ts shows that they are refused.
 */
const COMPATIBLE = /^::\d+(\.\d+){3}$/

/** ipaddr.js reads leading zeros inside an IPv6 address as octal, and our parser refuses them, so only usual notations are compared. */
function readByIpaddr(text: string): IPv4 | IPv6 | undefined {
  if (IPv4.isValidFourPartDecimal(text)) return IPv4.parse(text)
  const isUsual = text.includes(':') && !/[:.]0\d+\./.test(text) && !/\.0\d+$/.test(text)
  return isUsual && IPv6.isValid(text) ? IPv6.parse(text) : undefined
}

test.each([
  ['IPv4', many(version4)],
  ['IPv6', many(version6)],
  ['almost an address', many(damaged).filter((text) => !COMPATIBLE.test(text))],
])('reads the same bytes as ipaddr.js: %s', (_kind, texts) => {
  const different = texts.filter((text) => {
    const ours = parseAddress(text)?.join() ?? 'none'
    return ours !== (readByIpaddr(text)?.toByteArray().join() ?? 'none')
  })
  expect(different).toEqual([])
})

test('refuses every address that ipaddr.js does not call ordinary, and few others', () => {
  const texts = [...many(version4), ...many(version6)]
  const letThrough = texts.filter(
    (text) => readByIpaddr(text)?.range() !== 'unicast' && specialRangeOf(text) === undefined,
  )
  expect(letThrough).toEqual([])
  const refused = texts
    .filter((text) => readByIpaddr(text)?.range() === 'unicast')
    .map(specialRangeOf)
  expect(MORE_THAN_IPADDR).toEqual(expect.arrayContaining([...new Set(refused)].filter(Boolean)))
})
