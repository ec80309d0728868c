import { Resolver, lookup } from 'node:dns/promises'
import { OutboundError } from '../../../../supabase/functions/_shared/network/outbound.ts'

export type Resolve = (name: string) => Promise<string[]>

const TRY_MS = 2_500
const TRIES = 2

/**
 * The system's resolver reads /etc/hosts and search domains, which know the operator's own machines. It also shares its threads with files
 * and passwords, so a silent name server could block those. This resolver asks the name servers directly.
 */
export function resolvePublicNames(servers?: string[]): Resolve {
  return async (name) => {
    const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
    if (servers) resolver.setServers(servers)
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const addresses = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    )
    if (addresses.length > 0) return addresses
    throw unresolved(answers.find((answer) => answer.status === 'rejected')?.reason)
  }
}

/** Tests and offices with a site on their own network need the system's resolver. */
export async function resolveLikeSystem(name: string): Promise<string[]> {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address)
  } catch (error) {
    throw unresolved(error)
  }
}

function unresolved(error: unknown): OutboundError {
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  return new OutboundError('dns', `the name does not resolve (${code ?? 'no address'})`)
}
