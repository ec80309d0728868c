import { isEmail } from '../fields/index.ts'
import { isValidPhone, normalizePhone } from '../phones/index.ts'
import { CONTACT_FAULTS as faults } from './messages.ts'

export interface ContactValues {
  name: string
  phone: string
  email: string
  message: string
  isConsenting: boolean
}

export type ContactField = 'name' | 'phone' | 'email' | 'message' | 'consent'
/** A text for each field with a fault, in words for the visitor. */
export type ContactFaults = Partial<Record<ContactField, string>>

/** Describes the fault of each field. Consent is required if the agent has a privacy notice. */
export function checkContact(
  { name, phone, email, message, isConsenting }: ContactValues,
  asksConsent: boolean,
): ContactFaults {
  const found: ContactFaults = {}
  if (name === '') found.name = faults.name
  if (phone === '' && email === '') found.phone = faults.phone
  if (phone !== '' && !isValidPhone(normalizePhone(phone))) found.phone = faults.phoneInvalid
  if (email !== '' && !isEmail(email)) found.email = faults.emailInvalid
  if (message === '') found.message = faults.message
  if (asksConsent && !isConsenting) found.consent = faults.consent
  return found
}
