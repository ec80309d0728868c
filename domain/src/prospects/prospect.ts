/** A prospect comes from a form on the agent's site, the agent's own form, a portal, a pasted text, a shared text or a test message. */
export type ProspectSource = 'form' | 'own_form' | 'portal' | 'paste' | 'share' | 'test'

/** People never see this field, so only a program fills it in (PROS-19). */
export const HONEYPOT = 'sitio-web-2'

/** The test message from Configuración sets this field to true, in JSON. No plug-in or portal sends the field (PROS-25). */
export const TRY_FIELD = 'prueba-de-predio'

export type ProspectStatus = 'waiting' | 'accepted' | 'discarded'

/** A field whose name the reader did not recognise. Its text is stored as it came. */
export interface OtherField {
  label: string
  value: string
}

/** The database accepts no more than this. Longer texts are cut when they are read. */
export const PROSPECT_LIMITS = {
  sourceName: 60,
  externalId: 200,
  name: 200,
  message: 5000,
  listingText: 300,
  rawText: 20_000,
  otherFieldsBytes: 16_384,
} as const

/** Telephone and e-mail are valid or null. All else that arrived is among the other fields, so nothing is lost. */
export interface ProspectDraft {
  name: string | null
  email: string | null
  phone: string | null
  message: string | null
  listingText: string | null
  otherFields: OtherField[]
  /** The portal or plug-in from which the message was recognised to come. */
  sourceName: string | null
  /** The sender's own key of the message, by which a repetition is recognised. */
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
