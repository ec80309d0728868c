/** The content of the page /contacto/TOKEN, which the function `contact` answers. */
export interface ContactPage<Agent> {
  agent: Agent
  /** The version of the privacy notice that a person consents to; null where none is published. */
  noticeVersion: number | null
}

/** Returns the page's path below the site's own address. */
export function contactPath(token: string): string {
  return `/contacto/${token}`
}
