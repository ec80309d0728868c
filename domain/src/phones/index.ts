export { formatPhone, formatPhoneAbroad } from './format-phone.ts'
export { phoneKey } from './mexican-number.ts'
export { isValidPhone, normalizePhone, phoneExtension } from './normalize-phone.ts'
export {
  lacksDigit,
  normalizeProfessionalPhone,
  PROFESSIONAL_PHONE_INVALID,
} from './normalize-professional-phone.ts'
export { telUrl, waMeTextUrl, waMeUrl } from './phone-urls.ts'
