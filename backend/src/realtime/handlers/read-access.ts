import type { RealtimeContext } from '../context.ts'
import { noDatabase, privateChannel, tooManyJoins } from '../errors.ts'
import { turnOf, type Person } from '../channel/person.ts'
import type { Access } from '../channel/policies.ts'
import { askerOf } from '../channel/rights.ts'

export async function readAccess(
  { policies, joins, checks }: RealtimeContext,
  person: Person,
  asked: { name: string; presence: boolean },
): Promise<Access> {
  if (person.caller !== undefined && !checks.take(person.caller)) throw tooManyJoins()
  const access = await joins.run(turnOf(person), () =>
    policies.mayRead(askerOf(person), asked.name),
  )
  if (!access) throw noDatabase()
  if (!access.broadcast && !(asked.presence && access.presence)) throw privateChannel(asked.name)
  return access
}
