/** The message that a visitor of /contacto/TOKEN sends, with the action 'send' of the function `contact`. */
export interface ContactMessage {
  name: string
  phone: string
  email: string
  message: string
  /** The page or the listing that the form was opened for; '' where nobody said. */
  listing: string
  /** The version that `open` answered, once the person has accepted it; null where no notice is published. */
  noticeVersion: number | null
  /** No person sees this field (PROS-19). */
  website: string
}
