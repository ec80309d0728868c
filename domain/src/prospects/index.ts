/** Prospects are people who asked about a listing and are not clients yet. */
export { cardRequest, readCardReply } from './ask-for-card.ts'
export {
  checkContact,
  type ContactFaults,
  type ContactField,
  type ContactValues,
} from './check-contact.ts'
export type { ContactMessage } from './contact-message.ts'
export { type ContactPage, contactPath } from './contact-page.ts'
export { PROSPECT_FIELDS } from './fields.ts'
export {
  HONEYPOT,
  PROSPECT_LIMITS,
  TRY_FIELD,
  type OtherField,
  type ProspectSource,
  type ProspectStatus,
} from './prospect.ts'
export { prospectSchema, type ProspectValues } from './prospect-schema.ts'
export { readCards } from './read-card.ts'
export {
  MAX_PASTED_TEXT,
  type PastedFacts,
  portalIn,
  readPastedText,
  sendsForOthers,
} from './read-pasted-text.ts'
