import { expect, it } from 'vitest'
import { IMPORT_FIELD_LABELS, IMPORT_FIELDS } from './import-fields.ts'
import { matchColumns } from './match-columns.ts'

it.each([
  [
    ['Nombre', 'Apellidos', 'Correo electrónico', 'Celular', 'Whats App', 'Observaciones'],
    ['first_name', 'last_name', 'email', 'phone', 'whatsapp', 'notes'],
  ],
  [
    ['First Name', 'Last Name', 'E-mail Address', 'Mobile Phone'],
    ['first_name', 'last_name', 'email', 'phone'],
  ],
  [
    [
      'Given Name',
      'Family Name',
      'E-mail 1 - Value',
      'Phone 1 - Type',
      'Phone 1 - Value',
      'Organization Name',
    ],
    ['first_name', 'last_name', 'email', null, 'phone', 'company'],
  ],
  [
    ['NOMBRE', 'TELÉFONO'],
    ['full_name', 'phone'],
  ],
  [
    ['Nombre completo', 'Tel.'],
    ['full_name', 'phone'],
  ],
  [
    ['Nombre', 'Nombre completo'],
    ['first_name', 'full_name'],
  ],
  [
    ['Teléfono', 'Celular'],
    ['phone', null],
  ],
  [
    ['Tipo de cliente', 'Presupuesto', 'Origen', 'Estatus', 'Etiquetas'],
    ['type', 'budget_max', 'source', 'status', 'tags'],
  ],
  [
    ['Nombre completo', 'Fecha de nacimiento'],
    ['full_name', 'birthday'],
  ],
  [
    ['Name', 'Birthday'],
    ['full_name', 'birthday'],
  ],
  [
    ['', 'Signo zodiacal'],
    [null, null],
  ],
])('IMPORT-01 recognises the headers %j', (headers, fields) => {
  expect(matchColumns(headers)).toEqual(fields)
})

it('IMPORT-02 recognises the headers of the CSV export', () => {
  expect(matchColumns(IMPORT_FIELDS.map((field) => IMPORT_FIELD_LABELS[field]))).toEqual(
    IMPORT_FIELDS,
  )
})
