/** Browsers open these addresses, which are in mails and pages, without an API key. */

const AUTH = new Set(['/auth/v1/verify', '/auth/v1/.well-known/jwks.json', '/auth/v1/health'])

/** The storage service checks each caller itself: public and signed objects need no key. */
export function isOpenInStorage(): boolean {
  return true
}

/** Each function decides whether it needs a person's token, because a webhook has neither a token nor an API key. */
export function isOpenInFunctions(): boolean {
  return true
}

export function isOpenInAuth(_method: string, path: string): boolean {
  return AUTH.has(path)
}
