import type { Context } from 'hono'
import { cutPage, type ListQuery } from './parse-list-query.ts'
import type { SiteAddress } from './site-address.ts'

export function answerList<T>(
  c: Context,
  site: SiteAddress,
  all: readonly T[],
  asked: ListQuery,
  show: (item: T) => object,
): Response {
  const asking = new URL(c.req.url)
  const { items, total, pages } = cutPage(all, asked)
  const neighbour = (page: number, rel: string) => {
    const query = new URLSearchParams(asking.searchParams)
    query.set('page', String(page))
    return `<${site.rest(c.req.path)}?${query.toString()}>; rel="${rel}"`
  }
  const links = [
    ...(asked.page > 1 ? [neighbour(asked.page - 1, 'prev')] : []),
    ...(asked.page < pages ? [neighbour(asked.page + 1, 'next')] : []),
  ]
  c.header('x-wp-total', String(total))
  c.header('x-wp-totalpages', String(pages))
  if (links.length > 0) c.header('link', links.join(', '))
  return c.json(items.map(show))
}
