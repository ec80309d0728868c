import { LegalDocument } from './legal-document.tsx'
import { messages } from './messages.ts'
import { TERMS_OF_THE_OFFER } from './terms-offer.tsx'
import { TERMS_OF_USE } from './terms-use.tsx'

const SECTIONS = [...TERMS_OF_THE_OFFER, ...TERMS_OF_USE]

export function TermsScreen() {
  return (
    <LegalDocument title={messages.terms.title} lead={messages.terms.lead} sections={SECTIONS} />
  )
}
