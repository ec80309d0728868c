import { expect, it } from 'vitest'
import { conditionsOf } from './find-duplicates.ts'

const nobody = { first_name: '', last_name: '', email: null, phone: null, whatsapp: null }

it('asks for nothing while too little is typed', () => {
  expect(conditionsOf({ ...nobody, first_name: 'Ana', phone: '999', email: 'ana@' })).toEqual([])
})

it('asks for the number in both fields, as it would be stored', () => {
  expect(conditionsOf({ ...nobody, phone: '(999) 123 4567' })).toEqual([
    'phone.eq."+529991234567"',
    'whatsapp.eq."+529991234567"',
  ])
})

it('asks for names with the same initials, without accents and either way round', () => {
  expect(conditionsOf({ ...nobody, first_name: 'Álvaro', last_name: 'Núñez' })).toEqual([
    'search.like."a* n*"',
    'search.like."n* a*"',
  ])
})

it('takes no character of an e-mail for a pattern', () => {
  expect(conditionsOf({ ...nobody, email: 'ana_pech@correo.mx' })).toEqual([
    String.raw`email.ilike."ana\\_pech@correo.mx"`,
  ])
})
