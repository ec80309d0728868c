import { describe, expect, it } from 'vitest'
import type { ClientIdentity } from './client.ts'
import { DuplicateIndex } from './find-duplicates.ts'

const NOBODY: ClientIdentity = {
  first_name: '',
  last_name: '',
  email: null,
  phone: null,
  whatsapp: null,
}
const ANA: ClientIdentity & { id: string } = {
  id: 'ana',
  first_name: 'Ana María',
  last_name: 'González Pech',
  email: 'Ana@Example.com',
  phone: '+529991234567',
  whatsapp: null,
}
const LUIS = {
  ...NOBODY,
  id: 'luis',
  first_name: 'Luis',
  last_name: 'Canché',
  whatsapp: '+525512345678',
}
const index = new DuplicateIndex([ANA, LUIS])

describe('DUP-02 why two clients may be the same person', () => {
  it.each([
    [{ email: 'ana@example.com' }, 'ana', ['Mismo email']],
    [{ phone: '999 123 4567' }, 'ana', ['Mismo teléfono']],
    [{ whatsapp: '+52 1 999 123 4567' }, 'ana', ['Mismo teléfono']],
    [{ phone: '044 55 1234 5678' }, 'luis', ['Mismo teléfono']],
    [{ first_name: 'ana maria', last_name: 'gonzalez pech' }, 'ana', ['Mismo nombre']],
    [{ first_name: 'Ana Maria', last_name: 'Gonsales Pech' }, 'ana', ['Nombre muy parecido']],
    [{ first_name: 'Ana', last_name: 'González' }, 'ana', ['Un nombre contiene al otro']],
    [{ first_name: 'Canche', last_name: 'Luis' }, 'luis', ['Nombre y apellidos invertidos']],
    [
      {
        first_name: 'Ana María',
        last_name: 'González Pech',
        phone: '9991234567',
        email: 'ana@example.com',
      },
      'ana',
      ['Mismo email', 'Mismo teléfono', 'Mismo nombre'],
    ],
  ])('the client %j may be the same person as %s', (typed, id, reasons) => {
    const [likeliest, ...others] = index.find({ ...NOBODY, ...typed })
    expect(likeliest?.client.id).toBe(id)
    expect(likeliest?.reasons).toEqual(reasons)
    expect(others).toEqual([])
  })

  it.each([
    {},
    { first_name: 'Ana' },
    { phone: '123' },
    { first_name: 'Pedro', last_name: 'González Pech' },
    { email: 'otra@example.com', phone: '9997654321' },
  ])('the client %j has no duplicate', (typed) => {
    expect(index.find({ ...NOBODY, ...typed })).toEqual([])
  })
})

it('DUP-03 a client is never its own duplicate', () => {
  expect(index.find(ANA)).toEqual([])
})

it('DUP-04 lists the likeliest duplicate first', () => {
  const found = index.find({
    ...NOBODY,
    first_name: 'Luis',
    last_name: 'Canche',
    email: 'ana@example.com',
  })
  expect(found.map(({ client }) => client.id)).toEqual(['ana', 'luis'])
})

it('DUP-05 findSame ignores names that are only similar', () => {
  const similar = { ...NOBODY, first_name: 'Luis', last_name: 'Canches' }
  expect(index.find(similar)).toHaveLength(1)
  expect(index.findSame(similar)).toEqual([])
  expect(index.findSame({ ...similar, last_name: 'CANCHE' })).toHaveLength(1)
})

it('DUP-06 finds a duplicate client that was added to the index later', () => {
  const growing = new DuplicateIndex([ANA])
  growing.add({ ...NOBODY, id: 'new', phone: '5555555555' })
  expect(growing.find({ ...NOBODY, phone: '+525555555555' })[0]?.client.id).toBe('new')
})
