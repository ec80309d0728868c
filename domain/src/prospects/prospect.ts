/** How a prospect came: a form of the agent's site, the agent's own form, a portal, something pasted, something shared, or a try. */
export const PROSPECT_SOURCES = ['form', 'own_form', 'portal', 'paste', 'share', 'test'] as const
export type ProspectSource = (typeof PROSPECT_SOURCES)[number]

export const PROSPECT_STATUSES = ['waiting', 'accepted', 'discarded'] as const
export type ProspectStatus = (typeof PROSPECT_STATUSES)[number]

/** What no known name was recognised in, kept as text. */
export interface OtherField {
  label: string
  value: string
}

/** What the database takes of a prospect; longer texts are cut where they are read. */
export const PROSPECT_LIMITS = {
  sourceName: 60,
  externalId: 200,
  name: 200,
  message: 5000,
  listingText: 300,
  rawText: 20_000,
  /** All of them together, in bytes of their JSON. */
  otherFieldsBytes: 16_384,
} as const

/**
 * What a reader found in whatever arrived: telephone and e-mail are valid ones in the stored form or null, and what is neither
 * stands among the other fields. Nothing that arrived is lost.
 */
export interface ProspectDraft {
  name: string | null
  email: string | null
  phone: string | null
  message: string | null
  /** What it says of the listing: an id, an address or a title. */
  listingText: string | null
  otherFields: OtherField[]
  /** The portal or plug-in it was recognised as. */
  sourceName: string | null
  /** What the sender calls it; the key against doubles. */
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
