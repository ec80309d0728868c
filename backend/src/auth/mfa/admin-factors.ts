import type { AuthHandler } from '../auth-services.ts'
import { loadUser, userIdOf } from '../admin/get-user.ts'
import { presentFactor } from '../users/factor-record.ts'
import { factorOf, type MfaServices } from './second-factor.ts'
import { removeFactor } from './unenroll-factor.ts'

export function listFactorsAsAdmin({ database }: MfaServices): AuthHandler {
  return async (c) => {
    const id = userIdOf(c)
    const user = await database.asOwner((tx) => loadUser(tx, id))
    return c.json(user.factors.map(presentFactor))
  }
}

export function deleteFactorAsAdmin({ database }: MfaServices): AuthHandler {
  return async (c) => {
    const id = userIdOf(c)
    const factorId = c.req.param('factorId')
    const factor = await database.asOwner(async (tx) => {
      const user = await loadUser(tx, id)
      const found = factorOf(user, factorId)
      await removeFactor(tx, id, found.id)
      return found
    })
    return c.json(presentFactor(factor))
  }
}
