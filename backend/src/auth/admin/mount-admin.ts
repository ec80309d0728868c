import type { Hono } from 'hono'
import type { HttpEnvironment } from '../../http/environment.ts'
import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { requireAdmin } from '../sessions/require-user.ts'
import { createUserAsAdmin } from './create-user-as-admin.ts'
import { deleteUser } from './delete-user.ts'
import { generateLink } from './generate-link.ts'
import { getUser } from './get-user.ts'
import { inviteUser } from './invite-user.ts'
import { listUsers } from './list-users.ts'
import { updateUserAsAdmin } from './update-user-as-admin.ts'

export function mountAdmin(app: Hono<HttpEnvironment>, services: AuthServices): void {
  const guarded =
    (handler: AuthHandler): AuthHandler =>
    async (c) => {
      await requireAdmin(c, services)
      return handler(c)
    }
  app.use('/admin/*', async (c, next) => {
    await requireAdmin(c, services)
    await next()
  })
  app.get('/admin/users', listUsers(services))
  app.post('/admin/users', createUserAsAdmin(services))
  app.get('/admin/users/:id', getUser(services))
  app.put('/admin/users/:id', updateUserAsAdmin(services))
  app.delete('/admin/users/:id', deleteUser(services))
  app.post('/admin/generate_link', generateLink(services))
  app.post('/invite', guarded(inviteUser(services)))
}
