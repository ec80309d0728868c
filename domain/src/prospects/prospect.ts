/** A prospect comes by a form of the agent's site, the agent's own form, a portal, a paste, a shared text or a trial. */
export type ProspectSource = 'form' | 'own_form' | 'portal' | 'paste' | 'share' | 'test'

/** People never see this field, so only a program fills it in (PROS-19). */
export const HONEYPOT = 'sitio-web-2'

/** The agent's own try from Configuración has this as true, in JSON; no plug-in and no portal sends it (PROS-25). */
export const TRY_FIELD = 'prueba-de-predio'

export type ProspectStatus = 'waiting' | 'accepted' | 'discarded'

/** The reader recognised no known name in these fields and keeps their text. */
export interface OtherField {
  label: string
  value: string
}

/** The database takes no more; longer texts are cut where they are read. */
export const PROSPECT_LIMITS = {
  sourceName: 60,
  externalId: 200,
  name: 200,
  message: 5000,
  listingText: 300,
  rawText: 20_000,
  otherFieldsBytes: 16_384,
} as const

/** Telephone and e-mail are valid or null; everything else that arrived stands among the other fields, so nothing is lost. */
export interface ProspectDraft {
  name: string | null
  email: string | null
  phone: string | null
  message: string | null
  listingText: string | null
  otherFields: OtherField[]
  /** The portal or plug-in it was recognised as. */
  sourceName: string | null
  /** The sender's own key of the message recognises repeats. */
  externalId: string | null
}

export const EMPTY_DRAFT: ProspectDraft = {
  name: null,
  email: null,
  phone: null,
  message: null,
  listingText: null,
  otherFields: [],
  sourceName: null,
  externalId: null,
}
