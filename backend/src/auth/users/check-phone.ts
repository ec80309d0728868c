import { validationFailed } from '../errors.ts'

/** GoTrue stores E.164 numbers without the plus sign. */
const FORMAT = /^[1-9][0-9]{1,14}$/

export function checkPhone(given: string): string {
  const phone = given.replace(/^\+/, '').replaceAll(' ', '')
  if (!FORMAT.test(phone)) throw validationFailed('Invalid phone number format (E.164 required)')
  return phone
}
