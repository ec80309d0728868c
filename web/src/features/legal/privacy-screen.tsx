import { LegalDocument } from './legal-document.tsx'
import { messages } from './messages.ts'
import { PRIVACY_OF_THE_DATA } from './privacy-data.tsx'
import { PRIVACY_RIGHTS } from './privacy-rights.tsx'

const SECTIONS = [...PRIVACY_OF_THE_DATA, ...PRIVACY_RIGHTS]

export function PrivacyScreen() {
  return (
    <LegalDocument
      title={messages.privacy.title}
      lead={messages.privacy.lead}
      sections={SECTIONS}
    />
  )
}
