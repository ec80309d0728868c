/** What /contacto/TOKEN shows; the function `contact` answers it. */
export interface ContactPage<Agent> {
  agent: Agent
  /** The version of the privacy notice that a person consents to; null where none is published. */
  noticeVersion: number | null
}

/** From the site's own address. */
export function contactPath(token: string): string {
  return `/contacto/${token}`
}
