import { expect, it } from 'vitest'
import { conditionsOf } from './find-duplicates.ts'

const nobody = { first_name: '', last_name: '', email: null, phone: null, whatsapp: null }

it('DUP-07 the search for duplicates has no condition while too little is typed', () => {
  expect(conditionsOf({ ...nobody, first_name: 'Ana', phone: '999', email: 'ana@' })).toEqual([])
})

it('DUP-07 the search looks for the normalised number in both telephone fields', () => {
  expect(conditionsOf({ ...nobody, phone: '(999) 123 4567' })).toEqual([
    'phone.eq."+529991234567"',
    'whatsapp.eq."+529991234567"',
  ])
})

it('DUP-07 the search looks for names with the same initials, without accents and in either order', () => {
  expect(conditionsOf({ ...nobody, first_name: 'Álvaro', last_name: 'Núñez' })).toEqual([
    'search.like."a* n*"',
    'search.like."n* a*"',
  ])
})

it('DUP-07 the search escapes wildcards in an e-mail', () => {
  expect(conditionsOf({ ...nobody, email: 'ana_pech@correo.mx' })).toEqual([
    String.raw`email.ilike."ana\\_pech@correo.mx"`,
  ])
})
