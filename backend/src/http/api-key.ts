import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './environment.ts'
import { bearerOf } from './identify.ts'
import type { Keyring } from './keyring.ts'

interface Gateway {
  keyring: Keyring
  /** If false, a request without a key is anonymous, as with plain PostgREST. A wrong key is refused in any case. */
  isRequired: boolean
  isOpen: ((method: string, path: string) => boolean) | undefined
}

export function requireApiKey({
  keyring,
  isRequired,
  isOpen = () => false,
}: Gateway): MiddlewareHandler<HttpEnvironment> {
  const roleWithoutKey = isRequired ? undefined : 'anon'
  return async (c, next) => {
    const key = c.req.header('apikey') ?? c.req.query('apikey') ?? keyAsBearer(bearerOf(c))
    const role = key === undefined ? roleWithoutKey : await keyring.roleOfApiKey(key)
    if (role === undefined && !isOpen(c.req.method, c.req.path)) {
      return key === undefined
        ? c.json(
            {
              message: 'No API key found in request',
              hint: 'No `apikey` request header or url param was found.',
            },
            401,
          )
        : c.json(
            {
              message: 'Invalid API key',
              hint: 'Double check your Supabase `anon` or `service_role` API key.',
            },
            401,
          )
    }
    c.set('keyRole', role)
    return next()
  }
}

function keyAsBearer(bearer: string | undefined): string | undefined {
  return bearer?.startsWith('sb_') ? bearer : undefined
}
