export interface PublicNotice<Agent> {
  agent: Agent
  version: number
  publishedAt: string
  simple: string
  full: string
}

export function noticePath(token: string): string {
  return `/aviso/${token}`
}
