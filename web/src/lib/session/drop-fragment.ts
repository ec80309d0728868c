const FIELDS = ['access_token', 'refresh_token', 'provider_token', 'error', 'error_code', 'message']

/**
 * ACC-27: a link with tokens could replace the person's account with another one, so such tokens open no session and are removed from the
 * address and the history.
 */
export function dropFragment(): void {
  if (!carriesTokens(location.hash)) return
  history.replaceState(history.state, '', location.pathname + location.search)
}

export function carriesTokens(fragment: string): boolean {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  return FIELDS.some((name) => fields.has(name))
}
