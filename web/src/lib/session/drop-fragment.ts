/** What the links of other Supabase mails put behind the '#'. */
const FIELDS = ['access_token', 'refresh_token', 'provider_token', 'error', 'error_code', 'message']

/**
 * Tokens in the address open no session (ACC-27): anybody can write a link that would replace the person's account with their own. They
 * are only removed, from the address and from the history.
 */
export function dropFragment(): void {
  if (!carriesTokens(location.hash)) return
  history.replaceState(history.state, '', location.pathname + location.search)
}

export function carriesTokens(fragment: string): boolean {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  return FIELDS.some((name) => fields.has(name))
}
