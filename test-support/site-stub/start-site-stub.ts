import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refusal, type Answer, type Asked } from './answer.ts'
import { answerSite } from './answer-site.ts'
import { CONTROL_PATH, controlSites } from './control-sites.ts'
import { FRIENDLY, type SiteOptions } from './site-options.ts'
import type { StubSite } from './stub-site.ts'

export type { StubSite } from './stub-site.ts'

export interface SiteStub {
  url: string
  add: (options?: Partial<SiteOptions>) => StubSite
  stop: () => Promise<void>
}

interface RunningSite extends StubSite {
  options: SiteOptions
  waiting: (() => void)[]
}

export async function startSiteStub(): Promise<SiteStub> {
  const sites = new Map<string, RunningSite>()
  const server = createServer((request, response) => {
    void (request.url?.startsWith(CONTROL_PATH)
      ? controlSites(request, response, { add, find: (name) => sites.get(name) })
      : serve(request, response, sites))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  function add(wanted: Partial<SiteOptions> = {}): StubSite {
    const name = `sitio-${sites.size + 1}`
    const site: RunningSite = {
      url: `http://127.0.0.1:${port}/${name}`,
      options: { ...FRIENDLY, ...wanted },
      asked: [],
      waiting: [],
      change: (options) => Object.assign(site.options, options),
      release() {
        site.options.heldFrom = null
        for (const go of site.waiting.splice(0)) go()
      },
    }
    sites.set(name, site)
    return site
  }

  return {
    url: `http://127.0.0.1:${port}`,
    add,
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
  sites: ReadonlyMap<string, RunningSite>,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site')
  const [, name = ''] = pathname.split('/')
  const site = sites.get(name)
  if (!site) return send(response, { status: 404, body: '' }, undefined)
  const asked: Asked = {
    method: request.method ?? 'GET',
    path: pathname.slice(name.length + 1),
    query: searchParams,
    authorization: request.headers.authorization,
    origin: request.headers.origin,
    cookie: request.headers.cookie,
  }
  site.asked.push(asked)
  if (site.options.hangs && asked.method !== 'OPTIONS') return
  if (isDying(asked, site)) return void response.destroy()
  await waitWhileHeld(asked, site)
  const answer = isBusy(asked, site)
    ? { ...refusal(429, 'too_many'), headers: { 'retry-after': '1' } }
    : answerSite(asked, site)
  send(response, answer, site.options.refusesBrowsers ? undefined : (asked.origin ?? ''))
}

async function waitWhileHeld({ query }: Asked, site: RunningSite): Promise<void> {
  const { heldFrom } = site.options
  const page = Number(query.get('page') ?? 0)
  if (heldFrom === null || page < heldFrom) return
  await new Promise<void>((resolve) => site.waiting.push(resolve))
}

function isDying({ query }: Asked, { options }: RunningSite): boolean {
  return options.diesFrom !== null && Number(query.get('page') ?? 0) >= options.diesFrom
}

function isBusy({ method, query }: Asked, { options }: RunningSite): boolean {
  if (method === 'OPTIONS' || !query.has('page') || options.busyTimes === 0) return false
  options.busyTimes -= 1
  return true
}

/** WordPress allows every origin, except for pictures. If a preflight is refused, browsers cannot read the site. */
function send(response: ServerResponse, answer: Answer, origin: string | undefined): void {
  const isPicture = answer.headers?.['content-type']?.startsWith('image/') ?? false
  const forBrowsers =
    origin === undefined || isPicture
      ? {}
      : {
          'access-control-allow-origin': origin || '*',
          'access-control-allow-methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
          'access-control-allow-headers':
            'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
          'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
        }
  response.writeHead(answer.status, { ...answer.headers, ...forBrowsers })
  response.end(answer.body)
}
