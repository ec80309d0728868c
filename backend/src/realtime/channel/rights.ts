import type { RequestScope } from '../../database/types.ts'
import type { Connection } from '../socket/connection.ts'
import type { Channel } from './channel.ts'
import type { Person } from './person.ts'
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
      const { access, person, connection, name, refusals } = channel
      if (!access) return talks(person) ? undefined : 'unauthorized'
      const known = refusals.get(extension)
      if (known) return known.refusal
      const refusal = await policies.refuseWrite(askerOf(person, connection), name, extension)
      // No answer is none to remember.
      if (refusal !== 'unable_to_set_policies') refusals.set(extension, { refusal })
      return refusal
    },
  }
}

export function askerOf(person: Person, connection: Connection): Asker {
  const { role, claims } = person
  return { role, claims, headers: '{}', caller: callerOf(person, connection) }
}

/** The name under which a person's requests are counted too; nobody for the secret key. */
function callerOf({ role, subject }: Person, { address }: Connection): RequestScope['caller'] {
  return role === 'service_role' ? undefined : (subject ?? `address ${address}`)
}
