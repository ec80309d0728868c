/** The message that a visitor of /contacto/TOKEN sends to the function `contact` with the action 'send'. */
export interface ContactMessage {
  name: string
  phone: string
  email: string
  message: string
  /** The page or the listing for which the form was opened, or '' if that is unknown. */
  listing: string
  /** The version of the privacy notice that the person accepted, as the action `open` returned it. Null if no notice is published. */
  noticeVersion: number | null
  /** People do not see this field, so only a program fills it in (PROS-19). */
  website: string
}
