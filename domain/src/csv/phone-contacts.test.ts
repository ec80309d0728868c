import { describe, expect, it } from 'vitest'
import type { ImportValues } from './import-fields.ts'
import { readClientRow } from './read-client-row.ts'

interface Contact {
  values: ImportValues
  name: [first: string, last: string | null]
  phone?: string
  email?: string
  notes?: string
  review?: string[]
}

const CONTACTS: Contact[] = [
  { values: { full_name: 'Lupita' }, name: ['Lupita', null], review: ['last_name'] },
  { values: { first_name: 'Lupita' }, name: ['Lupita', null], review: ['last_name'] },
  { values: { last_name: 'García' }, name: ['García', null], review: ['last_name'] },
  { values: { full_name: 'Mamá 💕' }, name: ['Mamá 💕', null], review: ['last_name'] },
  { values: { full_name: '🏠 Lupita' }, name: ['🏠 Lupita', null], review: ['last_name'] },
  { values: { full_name: '🏠 Ana Pech' }, name: ['🏠 Ana', 'Pech'] },
  { values: { full_name: 'Beto R' }, name: ['Beto R', null], review: ['last_name'] },
  { values: { full_name: 'Beto R.' }, name: ['Beto', 'R.'] },
  {
    values: { first_name: 'J', last_name: 'Pérez' },
    name: ['J Pérez', null],
    review: ['last_name'],
  },
  { values: { full_name: 'Sr. Pech' }, name: ['Sr. Pech', null], review: ['last_name'] },
  { values: { full_name: 'Lic. Marisol Chan' }, name: ['Lic. Marisol', 'Chan'] },
  { values: { full_name: 'Carlos Depa Centro' }, name: ['Carlos', 'Depa Centro'] },
  { values: { full_name: 'María José Uc Pech' }, name: ['María José', 'Uc Pech'] },
  { values: { full_name: 'Iñaki (vecino)' }, name: ['Iñaki', '(vecino)'] },
  { values: { full_name: 'Taller 5' }, name: ['Taller 5', null], review: ['last_name'] },
  { values: { full_name: '9991234567' }, name: ['9991234567', null], review: ['last_name'] },
  {
    values: { company: 'Plomería Díaz', phone: '999 123 4567' },
    name: ['Plomería Díaz', null],
    phone: '+529991234567',
    review: ['last_name'],
  },
  {
    values: { full_name: 'Desarrollos Kan, S.A. de C.V.' },
    name: ['Desarrollos Kan, S.A. de C.V.', null],
    review: ['last_name'],
  },
  {
    values: { full_name: 'Ana Pech', company: 'Notaría 5' },
    name: ['Ana', 'Pech'],
    notes: 'Empresa: Notaría 5',
  },
  {
    values: {
      full_name: 'Asociación de Colonos del Fraccionamiento Residencial Las Américas Segunda Etapa',
    },
    name: ['Asociación de Colonos del Fraccionamiento', 'Segunda Etapa'],
    notes:
      'Nombre completo por revisar: Asociación de Colonos del Fraccionamiento Residencial Las Américas Segunda Etapa',
    review: ['first_name'],
  },
  {
    values: { full_name: 'Ana Pech', phone: '123 4567' },
    name: ['Ana', 'Pech'],
    notes: 'Teléfono por revisar: 123 4567',
    review: ['phone'],
  },
  {
    values: { full_name: 'Ana Pech', phone: '999 123 456' },
    name: ['Ana', 'Pech'],
    notes: 'Teléfono por revisar: 999 123 456',
    review: ['phone'],
  },
  {
    values: { full_name: 'Telcel', phone: '*264' },
    name: ['Telcel', null],
    notes: 'Teléfono por revisar: *264',
    review: ['last_name', 'phone'],
  },
  {
    values: { full_name: 'Ana Pech', phone: '123 4567 ::: 999 123 4567' },
    name: ['Ana', 'Pech'],
    phone: '+529991234567',
    notes: 'Otros teléfonos: 123 4567',
  },
  {
    values: { full_name: 'Ana Pech', phone: '999 123 4567 ::: 9991234567 ::: 55 1234 5678' },
    name: ['Ana', 'Pech'],
    phone: '+529991234567',
    notes: 'Otros teléfonos: 55 1234 5678',
  },
  {
    values: { full_name: 'John Smith', phone: '+1 (305) 555-1234' },
    name: ['John', 'Smith'],
    phone: '+13055551234',
  },
  {
    values: { full_name: 'Ana Pech', phone: '044 999 123 4567' },
    name: ['Ana', 'Pech'],
    phone: '+529991234567',
  },
  {
    values: { full_name: 'Ana Pech', phone: '999 123 4567 ext. 12' },
    name: ['Ana', 'Pech'],
    phone: '+529991234567',
    notes: 'Extensión del teléfono: 12',
  },
  {
    values: { full_name: 'Ana Pech', email: 'ana.pech@gmail' },
    name: ['Ana', 'Pech'],
    notes: 'Email por revisar: ana.pech@gmail',
    review: ['email'],
  },
  {
    values: { full_name: 'Ana Pech', email: 'ana pech@gmail.com', phone: '999 123 4567' },
    name: ['Ana', 'Pech'],
    phone: '+529991234567',
    notes: 'Email por revisar: ana pech@gmail.com',
    review: ['email'],
  },
  {
    values: { full_name: 'Ana Pech', email: 'no tiene' },
    name: ['Ana', 'Pech'],
  },
  {
    values: { full_name: 'Ana Pech', email: 'Ana Pech <ana@correo.mx>' },
    name: ['Ana', 'Pech'],
    email: 'ana@correo.mx',
  },
  {
    values: { full_name: 'Ana Pech', email: 'ana@gmail ::: ana@correo.mx' },
    name: ['Ana', 'Pech'],
    email: 'ana@correo.mx',
    notes: 'Otros emails: ana@gmail',
  },
  {
    values: { full_name: 'Lupita', phone: '12345', email: 'lupita@' },
    name: ['Lupita', null],
    notes: 'Email por revisar: lupita@\nTeléfono por revisar: 12345',
    review: ['last_name', 'email', 'phone'],
  },
]

describe('IMPORT-18 imports contacts of a telephone whatever one of their fields holds', () => {
  it.each(CONTACTS)(
    'imports the telephone’s contact $values',
    ({ values, name, phone, email, notes, review = [] }) => {
      const options = { defaultType: 'comprador', phoneIsWhatsapp: true } as const
      const { client, errors, leftover } = readClientRow(values, 1, options)
      expect(client).toMatchObject({
        first_name: name[0],
        last_name: name[1],
        phone: phone ?? null,
        whatsapp: phone ?? null,
        email: email ?? null,
        notes: notes ?? null,
        needs_review: review.length > 0,
      })
      expect(errors.map(({ field }) => field)).toEqual(review)
      expect(leftover).toBeNull()
    },
  )
})
