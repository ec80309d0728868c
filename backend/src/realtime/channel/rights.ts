import type { Channel } from './channel.ts'
import { statementCaller, type Person } from './person.ts'
import type { Asker, Extension, Policies, Refusal } from './policies.ts'

/** What a person may do in a channel with broadcasts and presence. */
export interface Rights {
  hears(channel: Channel, extension: Extension): boolean
  /** A private channel's policies are checked only at its first use. */
  refuse(channel: Channel, extension: Extension): Promise<Refusal | undefined>
}

/**
 * Policies decide about private channels. In public ones people without an account speak only if the operator allows it. They may join
 * anyway: clients often do before their session is loaded, and row-level security decides which changes they receive.
 */
export function createRights(publicChannels: boolean, policies: Policies): Rights {
  const talks = ({ subject, role }: Person) =>
    publicChannels || subject !== undefined || role === 'service_role'
  return {
    hears: ({ access, person }, extension) => (access ? access[extension] : talks(person)),
    async refuse(channel, extension) {
      const { access, person, name, refusals } = channel
      if (!access) return talks(person) ? undefined : 'unauthorized'
      const known = refusals.get(extension)
      if (known) return known.refusal
      const refusal = await policies.refuseWrite(askerOf(person), name, extension)
      // A failed check is not cached.
      if (refusal !== 'unable_to_set_policies') refusals.set(extension, { refusal })
      return refusal
    },
  }
}

export function askerOf(person: Person): Asker {
  const { role, claims } = person
  return { role, claims, headers: '{}', caller: statementCaller(person) }
}
