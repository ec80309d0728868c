import { json, refusal, type Answer, type Asked } from './answer.ts'
import { makeListing } from './make-listing.ts'
import { answerFields } from './select-fields.ts'
import type { SiteOptions } from './site-options.ts'

const KNOWN = new Set(['_embed', '_fields', 'per_page', 'page', 'rest_route'])

export function answerRest(
  route: string,
  asked: Asked,
  site: { url: string; options: SiteOptions; isKnown: boolean },
): Answer {
  const { url, options, isKnown } = site
  if (route === '') return index(options)
  if (route === 'wp/v2/users/me' && options.hasUsersRoute) {
    return isKnown ? json({ id: 1 }) : refusal(401, 'rest_not_logged_in')
  }
  if (route === 'wp/v2/types') return json(types(options))
  if (route === 'wp/v2/posts') return json([{ id: 1, title: { rendered: 'Hola' } }])
  if (route === 'wp/v2/media') return json(media(asked, url))
  if (options.route !== null && route === options.route) return list(asked, url, options)
  const [base, id] = [route.replace(/\/\d+$/, ''), Number(/\d+$/.exec(route)?.[0])]
  if (base !== options.route || !id) return refusal(404, 'rest_no_route')
  if (options.unpublished.includes(id)) return refusal(404, 'rest_post_invalid_id')
  const listing = listingAt(id, url, options)
  return listing ? json(listing) : refusal(404, 'rest_post_invalid_id')
}

function listingAt(id: number, url: string, options: SiteOptions): object | undefined {
  if (options.records) return options.records[id - 1]
  return id > options.listings ? undefined : makeListing(id, url, options)
}

function index({ passwordsOff }: SiteOptions): Answer {
  return json({
    name: 'Casas',
    namespaces: ['wp/v2'],
    authentication: passwordsOff ? [] : { 'application-passwords': {} },
  })
}

function types({ route }: SiteOptions): object {
  const post = { slug: 'post', rest_base: 'posts', rest_namespace: 'wp/v2' }
  const base = route?.split('/').at(-1)
  return base ? { post, property: { rest_base: base, rest_namespace: 'wp/v2' } } : { post }
}

function media({ query }: Asked, url: string): object[] {
  const ids = (query.get('include') ?? '').split(',').map(Number)
  return ids.map((id) => ({
    id,
    media_type: 'image',
    source_url: `${url}/wp-content/uploads/${Math.floor(id / 10)}-${id % 10}.png`,
  }))
}

function list({ query }: Asked, url: string, options: SiteOptions): Answer {
  const filters = [...query.keys()].filter((name) => !KNOWN.has(name))
  if (options.refusesFilters && filters.includes('status'))
    return refusal(400, 'rest_invalid_param')
  const perPage = Number(query.get('per_page') ?? 10)
  const page = Number(query.get('page') ?? 1)
  const length = options.records?.length ?? options.listings
  const ids = Array.from({ length }, (_, at) => at + 1).filter(
    (id) => !options.unpublished.includes(id),
  )
  const first = (page - 1) * perPage
  if (page > 1 && first >= ids.length) return refusal(400, 'rest_post_invalid_page_number')
  const items = ids.slice(first, first + perPage).map((id) => listingAt(id, url, options))
  const total = { 'x-wp-total': String(ids.length + options.vanished) }
  return answerFields(items, query.get('_fields'), options, options.sendsTotal ? total : {})
}
