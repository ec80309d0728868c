import type { Channel } from './channel.ts'
import { statementCaller, type Person } from './person.ts'
import type { Asker, Extension, Policies, Refusal } from './policies.ts'

/** Who may take part in a channel's broadcasts and presence. */
export interface Rights {
  /** Decided when the channel was joined or its token changed. */
  hears(channel: Channel, extension: Extension): boolean
  /** Why the channel may not speak; undefined if it may. A private channel's policies are asked once. */
  refuse(channel: Channel, extension: Extension): Promise<Refusal | undefined>
}

/**
 * Private channels: policies decide. Public ones: people without an account only where the operator opens them. They may
 * still join: clients often do before their session is loaded, and row-level security decides what changes they hear of.
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
      // No answer is none to remember.
      if (refusal !== 'unable_to_set_policies') refusals.set(extension, { refusal })
      return refusal
    },
  }
}

export function askerOf(person: Person): Asker {
  const { role, claims } = person
  return { role, claims, headers: '{}', caller: statementCaller(person) }
}
