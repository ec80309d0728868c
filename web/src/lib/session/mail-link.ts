/** What a link from a mail brings in the address's fragment, which no server sees. */
export type MailLink =
  | { kind: 'session'; accessToken: string; refreshToken: string; owesPassword: boolean }
  | { kind: 'refused' }

/** Who came by these has no password they know. */
const OWING = new Set(['recovery', 'invite'])

/**
 * Read here and not by supabase-js: that would leave the tokens in the history, one step back from the page. They are
 * taken out of the address before anything else happens.
 */
export function takeMailLink(): MailLink | undefined {
  const link = readMailLink(location.hash)
  if (link) history.replaceState(history.state, '', location.pathname + location.search)
  return link
}

export function readMailLink(fragment: string): MailLink | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  if (fields.has('error') || fields.has('error_code')) return { kind: 'refused' }
  const [accessToken, refreshToken] = [fields.get('access_token'), fields.get('refresh_token')]
  if (!accessToken || !refreshToken) return undefined
  return {
    kind: 'session',
    accessToken,
    refreshToken,
    owesPassword: OWING.has(fields.get('type') ?? ''),
  }
}
