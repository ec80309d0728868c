/** Addresses without an API key: what stands in a mail or on a page is opened by the browser alone. */

const AUTH = new Set(['/auth/v1/verify', '/auth/v1/.well-known/jwks.json', '/auth/v1/health'])

export function isOpenInAuth(_method: string, path: string): boolean {
  return AUTH.has(path)
}
