/** The content of the page /contacto/TOKEN, which the function `contact` returns. */
export interface ContactPage<Agent> {
  agent: Agent
  /** The version of the privacy notice to which a person consents, or null if none is published. */
  noticeVersion: number | null
}

/** Returns the page's path below the site's own address. */
export function contactPath(token: string): string {
  return `/contacto/${token}`
}
