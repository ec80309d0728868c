import { expect, it } from 'vitest'
import { checkContact } from './check-contact.ts'

const FILLED = {
  name: 'Ana Pech',
  phone: '999 123 4567',
  email: '',
  message: 'Hola',
  isConsenting: true,
}

it.each([
  [{}, []],
  [{ phone: '', email: 'ana@example.com' }, []],
  [{ name: '' }, ['name']],
  [{ phone: '' }, ['phone']],
  [{ phone: '123' }, ['phone']],
  [{ email: 'ana@' }, ['email']],
  [{ message: '' }, ['message']],
  [{ isConsenting: false }, ['consent']],
])('PROS-64 the contact %j leaves %j to be corrected', (change, fields) => {
  expect(Object.keys(checkContact({ ...FILLED, ...change }, true))).toEqual(fields)
})

it('PROS-64 the form asks for no consent where the agent has no privacy notice', () => {
  expect(checkContact({ ...FILLED, isConsenting: false }, false)).toEqual({})
})
