import { expect, it } from 'vitest'
import { findContacts } from './find-contacts.ts'

const contact = (first_name: string, last_name: string, phone: string | null, email = '') => ({
  id: first_name,
  first_name,
  last_name,
  phone,
  whatsapp: null,
  email,
})

const CONTACTS = [
  contact('Óscar', 'Chí', '+529991112233'),
  contact('Ana', 'Pech', null, 'ana@correo.mx'),
  contact('José', 'Núñez', '+529994445566'),
]

it.each([
  ['', ['Ana', 'José', 'Óscar']],
  ['nunez', ['José']],
  ['JOSÉ nuñez', ['José']],
  ['999', ['José', 'Óscar']],
  ['correo', ['Ana']],
  // Clients whose name begins with the text come first.
  ['n', ['José', 'Ana']],
  ['ana nuñez', []],
])('CLIENT-20 the search «%s» finds the contacts %j', (text, names) => {
  expect(findContacts(CONTACTS, text).map(({ first_name }) => first_name)).toEqual(names)
})
