import { saveKeys as saveKeysOf } from '../../test-support/connect-site.ts'
import { clientOf, type Person } from './people.ts'

export async function saveKeys(
  person: Person,
  keys: { site?: string | null; ai?: string | null },
): Promise<void> {
  await saveKeysOf(await clientOf(person), keys)
}
