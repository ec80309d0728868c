import { validationFailed } from '../errors.ts'

/** E.164 without its plus sign, as GoTrue keeps numbers. */
const FORMAT = /^[1-9][0-9]{1,14}$/

/** The number as it would be stored: without the plus sign and without spaces. */
export function checkPhone(given: string): string {
  const phone = given.replace(/^\+/, '').replaceAll(' ', '')
  if (!FORMAT.test(phone)) throw validationFailed('Invalid phone number format (E.164 required)')
  return phone
}
