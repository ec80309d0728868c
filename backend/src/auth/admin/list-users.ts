import type { AuthContext, AuthHandler, AuthServices } from '../auth-services.ts'
import { validationFailed } from '../errors.ts'
import { presentUser } from '../users/present-user.ts'
import { USER_JSON, type UserRecord } from '../users/user-record.ts'

const DEFAULT_PER_PAGE = 50
const MAX_PER_PAGE = 1000

interface Page {
  page: number
  perPage: number
}

interface PageRow {
  total: number
  users: UserRecord[]
}

const LIST = `
  select (select count(*)::int from auth.users) as total,
    coalesce((select jsonb_agg(page."user") from (
      select ${USER_JSON} as "user" from auth.users u
      order by u.created_at desc, u.id limit $1 offset $2) page), '[]') as users`

export function listUsers(services: AuthServices): AuthHandler {
  return async (c) => {
    const page = readPage(c)
    const { perPage } = page
    const { rows } = await services.database.asOwner((tx) =>
      tx.query<PageRow>(LIST, [perPage, (page.page - 1) * perPage]),
    )
    const { total, users } = rows[0] ?? { total: 0, users: [] }
    c.header('X-Total-Count', String(total))
    c.header('Link', linkHeader(page, total))
    return c.json({ users: users.map(presentUser), aud: 'authenticated' })
  }
}

function readPage(c: AuthContext): Page {
  const page = readCount(c.req.query('page'), 1)
  const perPage = readCount(c.req.query('per_page'), DEFAULT_PER_PAGE)
  return { page, perPage: Math.min(perPage, MAX_PER_PAGE) }
}

function readCount(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback
  const count = Number(value)
  if (!/^\d{1,6}$/.test(value) || count < 1) {
    throw validationFailed(`Bad Pagination Parameters: ${JSON.stringify(value)}`)
  }
  return count
}

/** The client reads the number after the first `=`, so `page` has to come first. */
export function linkHeader({ page, perPage }: Page, total: number): string {
  const last = Math.ceil(total / perPage)
  const link = (to: number, rel: string) =>
    `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
  return [...(last > page ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
