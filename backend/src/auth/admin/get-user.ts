import type { Transaction } from '../../database/types.ts'
import type { AuthContext, AuthHandler, AuthServices } from '../auth-services.ts'
import { userNotFound, validationFailed } from '../errors.ts'
import { findUserById } from '../users/find-user.ts'
import { isUuid } from '@predio/domain/text'
import { presentUser } from '../users/present-user.ts'
import type { UserRecord } from '../users/user-record.ts'

export function getUser(services: AuthServices): AuthHandler {
  return async (c) => {
    const id = userIdOf(c)
    const user = await services.database.asOwner((tx) => loadUser(tx, id))
    return c.json(presentUser(user))
  }
}

export function userIdOf(c: AuthContext): string {
  const id = c.req.param('id')
  if (!isUuid(id)) throw validationFailed('user_id must be an UUID', 404)
  return id
}

export async function loadUser(tx: Transaction, id: string): Promise<UserRecord> {
  const user = await findUserById(tx, id)
  if (!user) throw userNotFound()
  return user
}
