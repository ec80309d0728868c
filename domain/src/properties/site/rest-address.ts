/** A site with plain permalinks gets the route in a parameter instead of the path. */
export type RestStyle = 'pretty' | 'plain'

export type QueryParameters = Readonly<Record<string, string>>

const PLAIN = '/?rest_route='

/** '/wp/v2/properties' and '/wp-json/wp/v2/properties' mean the same route. */
export function restAddress(
  siteUrl: string,
  route: string,
  { style = 'pretty', query = {} }: { style?: RestStyle; query?: QueryParameters } = {},
): string {
  const base = siteUrl.replace(/\/+$/, '')
  const path = `/${route.replace(/^\/?(?:wp-json\/?)?/, '')}`
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  if (style === 'plain') return [`${base}${PLAIN}${path}`, ...pairs].join('&')
  const address = `${base}/wp-json${path === '/' ? '' : path}`
  return pairs.length === 0 ? address : `${address}?${pairs.join('&')}`
}

/** The settings store the endpoint as '/wp-json/wp/v2/properties' or '/?rest_route=/wp/v2/…'. */
export function rememberEndpoint(route: string, style: RestStyle): string {
  return restAddress('', route, { style })
}

export function parseEndpoint(endpoint: string): { route: string; style: RestStyle } {
  const isPlain = endpoint.startsWith(PLAIN)
  const route = isPlain ? endpoint.slice(PLAIN.length) : endpoint.replace(/^\/wp-json/, '')
  return { route: `/${route.replace(/^\/+/, '')}`, style: isPlain ? 'plain' : 'pretty' }
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/%2C/g, ',').replace(/%3A/g, ':')
}
