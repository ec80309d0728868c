/** What the links of other Supabase mails put behind the '#'. */
const FIELDS = ['access_token', 'refresh_token', 'provider_token', 'error', 'error_code', 'message']

/**
 * Tokens in the address open nothing here: anybody can write a link that would put their own account in place of the person's. They
 * only go, from the address and from the history.
 */
export function dropFragment(): void {
  if (!carriesTokens(location.hash)) return
  history.replaceState(history.state, '', location.pathname + location.search)
}

export function carriesTokens(fragment: string): boolean {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  return FIELDS.some((name) => fields.has(name))
}
