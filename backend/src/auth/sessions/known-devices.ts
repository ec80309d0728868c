import { createHash, randomBytes } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { describeDevice } from '@predio/domain/accounts'
import type { Transaction } from '../../database/types.ts'
import { networkOf } from '../../http/network-of.ts'
import type { AuthContext, AuthServices } from '../auth-services.ts'

/** The cookie holds a random number; scripts cannot read it, and other sites cannot make the browser send it. */
const COOKIE = 'predio_device'
const COOKIE_SHAPE = /^[\w-]{43}$/
/** Browsers limit a cookie to 400 days. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60
const MAX_MARKS = 100

const NOTE = `
  with known as (
    select count(*) as all_marks, count(*) filter (where mark = any($2)) as these
    from predio.known_devices where user_id = $1
  ), noted as (
    insert into predio.known_devices (user_id, mark) select $1, unnest($2::text[])
    on conflict (user_id, mark) do update set seen_at = now()
  ), forgotten as (
    delete from predio.known_devices where user_id = $1 and not mark = any($2) and mark in (
      select mark from predio.known_devices where user_id = $1 order by seen_at desc offset ${MAX_MARKS})
  )
  select all_marks = 0 as "isFirst", these > 0 as "isKnown" from known`

export async function noteDevice(
  tx: Transaction,
  c: AuthContext,
  { config }: AuthServices,
  userId: string,
): Promise<boolean> {
  const cookie = readCookie(c) ?? randomBytes(32).toString('base64url')
  setCookie(c, COOKIE, cookie, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: config.publicUrl.protocol === 'https:',
    path: '/auth/v1',
    maxAge: COOKIE_SECONDS,
  })
  const marks = [cookieMark(cookie), networkMark(c)]
  const { rows } = await tx.query<{ isFirst: boolean; isKnown: boolean }>(NOTE, [userId, marks])
  const { isFirst, isKnown } = rows[0]!
  // For accounts older than this table, only the networks of their sessions are known.
  return isKnown || (isFirst && (await isSessionNetwork(tx, userId, c.get('address'))))
}

/** A sign-in from a known device is not delayed because of the failures of strangers. */
export async function isKnownDevice(
  tx: Transaction,
  c: AuthContext,
  userId: string,
): Promise<boolean> {
  const cookie = readCookie(c)
  const marks = [networkMark(c), ...(cookie ? [cookieMark(cookie)] : [])]
  const { rowCount } = await tx.query(
    'select 1 from predio.known_devices where user_id = $1 and mark = any($2) limit 1',
    [userId, marks],
  )
  return rowCount > 0 || isSessionNetwork(tx, userId, c.get('address'))
}

async function isSessionNetwork(
  tx: Transaction,
  userId: string,
  address: string,
): Promise<boolean> {
  const { rows } = await tx.query<{ ip: string }>(
    'select distinct host(ip) as ip from auth.sessions where user_id = $1 and ip is not null limit 100',
    [userId],
  )
  return rows.some(({ ip }) => networkOf(ip) === networkOf(address))
}

function readCookie(c: AuthContext): string | undefined {
  const value = getCookie(c, COOKIE)
  return value !== undefined && COOKIE_SHAPE.test(value) ? value : undefined
}

function cookieMark(cookie: string): string {
  return hash(`cookie ${cookie}`)
}

function networkMark(c: AuthContext): string {
  const { label } = describeDevice(c.req.header('user-agent'))
  return hash(`network ${label} ${networkOf(c.get('address'))}`)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
