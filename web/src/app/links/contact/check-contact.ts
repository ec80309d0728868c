import { isEmail } from '@predio/domain/fields'
import { isValidPhone, normalizePhone } from '@predio/domain/phones'
import { messages } from './messages.ts'

export interface ContactValues {
  name: string
  phone: string
  email: string
  message: string
  isConsenting: boolean
  /** Filled by programs alone. */
  website: string
}

export type ContactField = 'name' | 'phone' | 'email' | 'message' | 'consent'

/** Describes the fault of each field. A consent is required if the agent has a privacy notice. */
export function checkContact(
  { name, phone, email, message, isConsenting }: ContactValues,
  asksConsent: boolean,
): Partial<Record<ContactField, string>> {
  const { faults } = messages
  const found: Partial<Record<ContactField, string>> = {}
  if (name === '') found.name = faults.name
  if (phone === '' && email === '') found.phone = faults.phone
  if (phone !== '' && !isValidPhone(normalizePhone(phone))) found.phone = faults.phoneInvalid
  if (email !== '' && !isEmail(email)) found.email = faults.emailInvalid
  if (message === '') found.message = faults.message
  if (asksConsent && !isConsenting) found.consent = faults.consent
  return found
}
