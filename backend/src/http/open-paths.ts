/** Addresses without an API key: what stands in a mail or on a page is opened by the browser alone. */

const AUTH = new Set(['/auth/v1/verify', '/auth/v1/.well-known/jwks.json', '/auth/v1/health'])

/** Storage asks each caller itself: public and signed objects have none. */
export function isOpenInStorage(): boolean {
  return true
}

/** Each function says whether it wants a person's token; a webhook has neither token nor key. */
export function isOpenInFunctions(): boolean {
  return true
}

export function isOpenInAuth(_method: string, path: string): boolean {
  return AUTH.has(path)
}
