import { validationFailed } from '../errors.ts'

/** HTML's own definition of an address, the one GoTrue's validator uses too. */
const FORMAT =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/** The address as it is stored: lower-cased, nothing trimmed. */
export function checkEmail(given: string): string {
  if (given === '') throw validationFailed('An email address is required')
  if (given.length > 255) throw validationFailed('An email address is too long')
  const email = given.toLowerCase()
  if (!FORMAT.test(email)) {
    throw validationFailed('Unable to validate email address: invalid format')
  }
  return email
}
