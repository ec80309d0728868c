import { expect, it } from 'vitest'
import { compareContacts } from './compare-contacts.ts'

const NONE = { email: null, phone: null, whatsapp: null }
const BOTH = { email: 'jose@correo.mx', phone: '+529991234567', whatsapp: null }

it.each([
  [BOTH, { ...NONE, email: 'JOSE@correo.mx', phone: '+525512345678' }, 'shared'],
  [BOTH, { ...NONE, whatsapp: '999 123 4567' }, 'shared'],
  [BOTH, { ...NONE, email: 'otro@correo.mx', phone: '+525512345678' }, 'different'],
  [BOTH, { ...NONE, phone: '+525512345678' }, 'different'],
  [{ ...NONE, phone: '+525512345678' }, { ...NONE, email: 'otro@correo.mx' }, 'unknown'],
  [BOTH, NONE, 'unknown'],
  [NONE, NONE, 'unknown'],
] as const)('LOOKALIKE-07 %j and %j: %s', (a, b, verdict) => {
  expect(compareContacts(a, b)).toBe(verdict)
  expect(compareContacts(b, a)).toBe(verdict)
})
