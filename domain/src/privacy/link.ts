/** What /aviso/TOKEN shows; the function `privacy-notice` answers it. */
export interface PublicNotice<Agent> {
  agent: Agent
  version: number
  publishedAt: string
  simple: string
  full: string
}

/** From the site's own address. */
export function noticePath(token: string): string {
  return `/aviso/${token}`
}
