import { stateOfKey } from '../key-copy.ts'
import type { Admin } from '../open-admin.ts'
import { ok, warning, wrong, type Found } from './finding.ts'
import { databaseMessages, keyMessages } from './messages.ts'

/** No backup can be restored without the secrets key, so the operator has to confirm that a copy of the key exists. */
export async function checkKey(open: () => Promise<Admin>): Promise<Found> {
  try {
    switch (await stateOfKey(await open())) {
      case 'missing':
        return wrong(keyMessages.missing, keyMessages.missingTodo)
      case 'other':
        return wrong(keyMessages.other, keyMessages.otherTodo)
      case 'unconfirmed':
        return warning(keyMessages.unconfirmed, keyMessages.unconfirmedTodo)
      case 'confirmed':
        return ok(keyMessages.confirmed)
    }
  } catch (error) {
    return wrong((error as Error).message, databaseMessages.todo)
  }
}
