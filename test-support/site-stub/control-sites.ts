import { text } from 'node:stream/consumers'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteOptions } from './site-options.ts'
import type { StubSite } from './stub-site.ts'

export const CONTROL_PATH = '/control/'

interface Sites {
  add: (options: Partial<SiteOptions>) => StubSite
  find: (name: string) => StubSite | undefined
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'GET, POST, DELETE',
}

export async function controlSites(
  request: IncomingMessage,
  response: ServerResponse,
  sites: Sites,
): Promise<void> {
  const [, , name = '', action = ''] = (request.url ?? '').split('/')
  if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end()
  const body = await text(request)
  const options = (body === '' ? {} : JSON.parse(body)) as Partial<SiteOptions>
  const answer = name === 'sites' ? { url: sites.add(options).url } : act(sites.find(name))
  response.writeHead(answer ? 200 : 404, { ...CORS, 'content-type': 'application/json' })
  response.end(JSON.stringify(answer ?? null))

  function act(site: StubSite | undefined): unknown {
    if (!site) return undefined
    if (action === 'change') site.change(options)
    if (action === 'release') site.release()
    if (request.method === 'DELETE') site.asked.length = 0
    return site.asked.map((asked) => Object.assign({}, asked, { query: asked.query.toString() }))
  }
}
