import { validationFailed } from '../errors.ts'

/** HTML and GoTrue's validator use this definition of an address. */
const FORMAT =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

export function checkEmail(given: string): string {
  if (given === '') throw validationFailed('An email address is required')
  if (given.length > 255) throw validationFailed('An email address is too long')
  const email = given.toLowerCase()
  if (!FORMAT.test(email)) {
    throw validationFailed('Unable to validate email address: invalid format')
  }
  return email
}
