import type { Context } from 'hono'
import { isLoopback } from '../settings/is-loopback.ts'
import type { HttpEnvironment } from './environment.ts'

const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * A local request comes from this machine and through no proxy. The sender chooses the Host header, so the socket's address is checked as
 * well.
 */
export function isLocalRequest(c: Context<HttpEnvironment>): boolean {
  if (FORWARDED.some((name) => c.req.header(name) !== undefined)) return false
  const from = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  return isLoopback(new URL(c.req.url).hostname) && isLoopback(from.replace(/^::ffff:/, ''))
}
