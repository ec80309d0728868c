/** WordPress' REST API by its path, or by its parameter where permalinks are plain. */
export function isRestUrl(url: URL): boolean {
  return /\/wp-json(\/|$)/.test(url.pathname) || url.searchParams.has('rest_route')
}
