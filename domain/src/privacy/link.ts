/** What /aviso/TOKEN shows; the function `privacy-notice` answers it. */
export interface PublicNotice<Agent> {
  agent: Agent
  version: number
  publishedAt: string
  simple: string
  full: string
}

const NOTICE_TOKEN = /^[0-9a-f]{32}$/

export function isNoticeToken(value: unknown): value is string {
  return typeof value === 'string' && NOTICE_TOKEN.test(value)
}

/** From the site's own address. */
export function noticePath(token: string): string {
  return `/aviso/${token}`
}
