import { parseAddress } from './parse-address.ts'
import { NAMED_VERSION_6, SPECIAL_VERSION_4, SPECIAL_VERSION_6 } from './special-ranges.ts'

interface Range {
  bytes: readonly number[]
  bits: number
  name: string
}

const VERSION_4 = SPECIAL_VERSION_4.map(readRange)
const VERSION_6 = [...SPECIAL_VERSION_6, ...NAMED_VERSION_6].map(readRange)
const HANDED_OUT = readRange(['2000::/3', 'global unicast'])

export function specialRangeOf(address: string): string | undefined {
  const bytes = parseAddress(address)
  if (!bytes) return 'not an address'
  const named = (bytes.length === 4 ? VERSION_4 : VERSION_6).find((range) => contains(range, bytes))
  if (named) return named.name
  return bytes.length === 4 || contains(HANDED_OUT, bytes) ? undefined : 'not handed out'
}

export function isPublicAddress(address: string): boolean {
  return specialRangeOf(address) === undefined
}

function readRange([cidr, name]: readonly [string, string]): Range {
  const [address = '', bits] = cidr.split('/')
  return { bytes: parseAddress(address) ?? [], bits: Number(bits), name }
}

function contains({ bytes: base, bits }: Range, bytes: readonly number[]): boolean {
  return base.every((byte, index) => {
    const significant = Math.min(8, Math.max(0, bits - index * 8))
    const mask = (0xff << (8 - significant)) & 0xff
    return (byte & mask) === ((bytes[index] ?? 0) & mask)
  })
}
