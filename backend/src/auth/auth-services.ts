import type { Context } from 'hono'
import type { HttpEnvironment } from '../http/environment.ts'
import type { Services } from '../http/services.ts'
import type { Mailer } from './mailers/mailer.ts'
import type { QueuedPasswords } from './passwords/queued-passwords.ts'
import type { Limiter } from './rate-limit.ts'

export interface AuthServices extends Services {
  mailer: Mailer
  limiter: Limiter
  passwords: QueuedPasswords
}

export type AuthContext = Context<HttpEnvironment>
export type AuthHandler = (c: AuthContext) => Promise<Response>
