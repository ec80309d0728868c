import { isIPv6, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { OutboundError } from '../../../../supabase/functions/_shared/network/outbound.ts'
import type { Resolve } from './resolve-names.ts'

/**
 * A socket connects only to the checked addresses, because a second lookup could be answered differently. One forbidden address makes the
 * whole name forbidden, since no honest site mixes public and private addresses.
 */
export function pinLookup(
  resolve: Resolve,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  const find = callbackify(async (name: string) => {
    const addresses = await resolve(name.replace(/\.$/, ''))
    if (addresses.length === 0) throw new OutboundError('dns', 'the name has no address')
    if (!addresses.every(isAllowed)) throw notPublic()
    return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  })
  return (name, options, callback) => {
    find(name, (error, found) => {
      if (error) return callback(error, [])
      if (options.all) return callback(null, found)
      const [first] = found
      callback(null, first?.address ?? '', first?.family)
    })
  }
}

export function notPublic(): OutboundError {
  return new OutboundError('blocked', 'the name leads to an address that is not public')
}
