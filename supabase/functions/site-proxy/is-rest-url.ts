/** With plain permalinks WordPress uses a parameter instead of the path. */
export function isRestUrl(url: URL): boolean {
  return /\/wp-json(\/|$)/.test(url.pathname) || url.searchParams.has('rest_route')
}
