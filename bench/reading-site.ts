/** Serves a WordPress for `site-reading` whose parts, sizes and times were measured on a real one. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { pick } from '../test-support/site-stub/select-fields.ts'
import { embedIn, makePost, TERMS } from './reading-posts.ts'

export interface ReadingSite {
  url: string
  stop(): Promise<void>
}

export interface SiteKind {
  listings: number
  compresses: boolean
}

/** The milliseconds that a listing, its embedded picture and its embedded terms took on WordPress 7 with two cores. */
const LISTING_MS = 3
const PICTURE_MS = 1.5
const TERMS_MS = 8

export async function startReadingSite(kind: SiteKind): Promise<ReadingSite> {
  const server = createServer((request, response) => void serve(request, response, kind))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  kind: SiteKind,
): Promise<void> {
  const site = `http://${request.headers.host}`
  const { pathname, searchParams: query } = new URL(request.url ?? '/', site)
  const taxonomy = pathname.split('/').at(-1) ?? ''
  const terms = TERMS.filter((term) => term.taxonomy === taxonomy)
  const { items, total, ms } =
    terms.length > 0
      ? { items: includedIn(query, terms), total: terms.length, ms: 50 }
      : listings(query, site, kind)
  await pause(ms)
  const body = Buffer.from(JSON.stringify(items))
  response.writeHead(200, {
    'content-type': 'application/json; charset=UTF-8',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'X-WP-Total',
    'x-wp-total': String(total),
    ...(kind.compresses && { 'content-encoding': 'gzip' }),
  })
  response.end(kind.compresses ? gzipSync(body) : body)
}

function listings(query: URLSearchParams, site: string, { listings: total }: SiteKind) {
  const perPage = Number(query.get('per_page'))
  const start = Number(query.get('offset') ?? (Number(query.get('page')) - 1) * perPage)
  const count = Math.max(0, Math.min(perPage, total - start))
  const fields = query.get('_fields')
  const embeds = (query.get('_embed') ?? '').split(',')
  const posts = Array.from({ length: count }, (_, at) => makePost(total - start - at, site))
  const items = posts.map((post) => {
    const selected = fields ? pick(post, pathsOf(fields)) : post
    return Object.assign({}, selected, embedIn(selected, post, embeds, site))
  })
  const text = JSON.stringify(items[0] ?? {})
  const has = (embed: string) =>
    text.includes(`"${embed}":[[{`) || text.includes(`"${embed}":[{"id"`)
  const each =
    LISTING_MS + (has('wp:featuredmedia') ? PICTURE_MS : 0) + (has('wp:term') ? TERMS_MS : 0)
  return { items, total, ms: count * each }
}

function pathsOf(fields: string): string[][] {
  return fields.split(',').map((field) => field.split('.'))
}

function includedIn(query: URLSearchParams, terms: typeof TERMS): object[] {
  const ids = new Set((query.get('include') ?? '').split(',').map(Number))
  const fields = query.get('_fields')
  const found = terms.filter(({ id }) => ids.has(id))
  return fields ? found.map((term) => pick(term, pathsOf(fields))) : found
}
