import type { Asked } from './answer.ts'
import type { SiteOptions } from './site-options.ts'

export interface RemoteSite {
  url: string
  asked: () => Promise<Asked[]>
  forgetAsked: () => Promise<void>
  change: (options: Partial<SiteOptions>) => Promise<void>
  release: () => Promise<void>
}

type Serialized = Omit<Asked, 'query'> & { query: string }

export async function addRemoteSite(
  stubUrl: string,
  options: Partial<SiteOptions> = {},
): Promise<RemoteSite> {
  const { url } = await send<{ url: string }>(`${stubUrl}/control/sites`, 'POST', options)
  const control = url.replace(stubUrl, `${stubUrl}/control`)
  return {
    url,
    async asked() {
      const asked = await send<Serialized[]>(`${control}/asked`, 'GET')
      return asked.map((each) =>
        Object.assign({}, each, { query: new URLSearchParams(each.query) }),
      )
    },
    async forgetAsked() {
      await send(`${control}/asked`, 'DELETE')
    },
    async change(changes) {
      await send(`${control}/change`, 'POST', changes)
    },
    async release() {
      await send(`${control}/release`, 'POST')
    },
  }
}

async function send<T>(url: string, method: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`)
  return (await response.json()) as T
}
