import { describe, expect, it } from 'vitest'
import type { ImportValues } from './import-fields.ts'
import { pickValues } from './pick-values.ts'
import { readClientRow } from './read-client-row.ts'

const OPTIONS = { defaultType: 'comprador', phoneIsWhatsapp: false } as const
const ANA: ImportValues = { first_name: 'Ana', last_name: 'Pech' }

function read(values: ImportValues) {
  return readClientRow({ ...ANA, ...values }, 7, OPTIONS)
}

it('IMPORT-04 reading a row maps cells to fields and leaves out blank cells and unmatched columns', () => {
  const columns = ['first_name', null, 'phone', 'notes'] as const
  expect(pickValues([' Ana ', 'x', '', "'=1+1", 'extra'], columns)).toEqual({
    first_name: 'Ana',
    notes: '=1+1',
  })
  expect(pickValues(['Ana'], columns)).toEqual({ first_name: 'Ana' })
})

it('IMPORT-05 reads a whole row with telephones and amounts as people write them', () => {
  const row = read({
    type: 'Buyer',
    status: 'Prospecto',
    email: 'ana@example.com',
    phone: '044 999 123 4567',
    budget_min: '$1,500,000',
    budget_max: '2.5 mdp',
    tags: 'VIP; Norte, vip',
    company: 'Acme',
    notes: 'Tiene perro',
  })
  expect(row).toMatchObject({ line: 7, errors: [] })
  expect(row.client).toEqual({
    type: 'comprador',
    first_name: 'Ana',
    last_name: 'Pech',
    needs_review: false,
    email: 'ana@example.com',
    phone: '+529991234567',
    whatsapp: null,
    birthday: null,
    address: null,
    notes: 'Tiene perro\nEmpresa: Acme',
    tags: ['VIP', 'Norte'],
    status: 'lead',
    source: null,
    budget_min: 1_500_000,
    budget_max: 2_500_000,
  })
})

describe('IMPORT-31 reads a birthday as people and programs write it', () => {
  it.each([
    ['31/12/1980', '1980-12-31'],
    ['1/2/1980', '1980-02-01'],
    ['31-12-1980', '1980-12-31'],
    ['1980-12-31', '1980-12-31'],
    ['19801231', '1980-12-31'],
    ['1980-12-31T00:00:00Z', '1980-12-31'],
    ['15-mar-85', '1985-03-15'],
    ['15 de marzo de 1985', '1985-03-15'],
    ['Viernes, 15 de Marzo del 1985', '1985-03-15'],
    ['15/3/85', '1985-03-15'],
    ['15/3/05', '2005-03-15'],
    ['29/02/60', '1960-02-29'],
    ['Mar 15, 1985', '1985-03-15'],
    ['March 15th, 1985', '1985-03-15'],
    ['15 Sept. 1985', '1985-09-15'],
    ['3/15/1985', '1985-03-15'],
    ['12/31/1980', '1980-12-31'],
    ['4/3/1985', '1985-03-04'],
    ['15/03/1985 00:00', '1985-03-15'],
    ['15/03/1985 12:00:00 a. m.', '1985-03-15'],
    ['32143', '1988-01-01'],
    ['32143.0', '1988-01-01'],
  ])('reads the birthday %s as %s', (text, birthday) => {
    expect(read({ birthday: text })).toMatchObject({ errors: [], client: { birthday } })
  })

  it.each([
    ['15/03', '15 de marzo'],
    ['15-mar', '15 de marzo'],
    ['15 de marzo', '15 de marzo'],
    ['March 15', '15 de marzo'],
    ['29/2', '29 de febrero'],
  ])(
    'IMPORT-35 moves the birthday %s, which has no year, to the notes without asking for a review',
    (text, day) => {
      expect(read({ birthday: text })).toMatchObject({
        errors: [],
        remarks: ['Su cumpleaños no dice el año: quedará en sus notas'],
        client: { birthday: null, needs_review: false, notes: `Cumpleaños: ${day} (sin año)` },
      })
    },
  )

  it.each([
    ['13/13/1980', 'Escribe el cumpleaños con día, mes y año, por ejemplo 31/12/1980'],
    ['31/02/1980', 'Escribe el cumpleaños con día, mes y año, por ejemplo 31/12/1980'],
    ['1985', 'Escribe el cumpleaños con día, mes y año, por ejemplo 31/12/1980'],
    ['primavera', 'Escribe el cumpleaños con día, mes y año, por ejemplo 31/12/1980'],
    ['1850-12-31', 'El cumpleaños no puede ser anterior a 1900'],
    ['31/12/2190', 'El cumpleaños no puede ser una fecha futura'],
    ['31/12/2980', 'El cumpleaños no puede ser una fecha futura'],
  ])('IMPORT-36 moves the birthday %s to the notes: %s', (text, message) => {
    const row = read({ birthday: text })
    expect(row.errors).toEqual([{ field: 'birthday', message }])
    expect(row.client).toMatchObject({ birthday: null, needs_review: true })
    expect(row.client?.notes).toContain('Cumpleaños por revisar: ')
  })
})

describe('IMPORT-32 a cell that says that there is nothing is empty, not invalid', () => {
  it.each([
    'n/a',
    'N/A',
    '-',
    '--',
    'sin correo',
    'Sin teléfono',
    'no tiene',
    's/n',
    'Ninguno',
    '?',
  ])('reads the cell %s as empty, not as invalid', (cell) => {
    const fields = ['email', 'phone', 'whatsapp', 'birthday', 'address', 'source', 'company']
    const row = read({
      ...Object.fromEntries(fields.map((field) => [field, cell])),
      type: cell,
      status: cell,
      budget_max: cell,
    })
    expect(row).toMatchObject({ errors: [], remarks: [] })
    expect(row.client).toMatchObject({
      type: 'comprador',
      status: 'active',
      email: null,
      phone: null,
      birthday: null,
      address: null,
      source: null,
      budget_max: null,
      notes: null,
    })
  })

  it('texts that mean an empty cell are kept in names and notes', () => {
    expect(read({ last_name: 'Na', notes: 'No tiene coche' }).client).toMatchObject({
      last_name: 'Na',
      notes: 'No tiene coche',
    })
  })
})

describe('IMPORT-06 translates the client types of other systems', () => {
  it.each([
    ['owner', 'propietario'],
    ['Seller', 'propietario'],
    ['landlord', 'propietario'],
    ['Dueña', 'propietario'],
    ['Vendedor', 'propietario'],
    ['Propietario', 'propietario'],
    ['buyer', 'comprador'],
    ['COMPRADORA', 'comprador'],
    ['tenant', 'inquilino'],
    ['Arrendatario', 'inquilino'],
    ['investor', 'inversionista'],
    ['Inversionista', 'inversionista'],
    ['', 'comprador'],
  ])('reads the client type %s as %s', (word, type) => {
    expect(read({ type: word }).client?.type).toBe(type)
  })
})

describe('IMPORT-07 a value that its field refuses goes to the notes, and the row is imported', () => {
  it.each<[ImportValues, string, string, string]>([
    [{ type: 'gato' }, 'type', 'Tipo de cliente inválido', 'Tipo por revisar: gato'],
    [{ status: 'raro' }, 'status', 'Estado de cliente inválido', 'Estado por revisar: raro'],
    [{ email: 'ana@' }, 'email', 'Email inválido', 'Email por revisar: ana@'],
    [
      { phone: '5.51E+09' },
      'phone',
      'Número de teléfono inválido',
      'Teléfono por revisar: 5.51E+09',
    ],
    [{ whatsapp: '12' }, 'whatsapp', 'Número de WhatsApp inválido', 'WhatsApp por revisar: 12'],
    [
      { budget_max: 'mucho' },
      'budget_max',
      'Escribe el presupuesto como una cantidad en pesos, por ejemplo 2,500,000',
      'Presupuesto máximo por revisar: mucho',
    ],
    [
      { budget_min: '2', budget_max: '1' },
      'budget_min',
      'El presupuesto mínimo no puede ser mayor que el máximo',
      'Presupuesto mínimo por revisar: 2',
    ],
    [
      { source: 'o'.repeat(101) },
      'source',
      'El origen no puede exceder los 100 caracteres',
      `Origen por revisar: ${'o'.repeat(101)}`,
    ],
  ])(
    'moves a refused value to the notes and imports the row: %j',
    (values, field, message, notes) => {
      expect(read(values)).toMatchObject({
        errors: [{ field, message }],
        client: {
          first_name: 'Ana',
          last_name: 'Pech',
          needs_review: true,
          notes,
          status: 'active',
        },
      })
    },
  )

  it('appends several refused values to the notes of the file', () => {
    const row = read({ email: 'x', phone: '1', budget_min: '9', budget_max: '1', notes: 'Perro' })
    expect(row.errors.map(({ field }) => field)).toEqual(['email', 'phone', 'budget_min'])
    expect(row.client?.notes).toBe(
      'Perro\nEmail por revisar: x\nTeléfono por revisar: 1\nPresupuesto mínimo por revisar: 9',
    )
  })

  it('a row without faults is not marked for review', () => {
    expect(read({ phone: '9991234567' }).client?.needs_review).toBe(false)
  })

  it('returns the values that do not fit into the notes', () => {
    const long = 'n'.repeat(1500)
    expect(read({ notes: long, company: 'Acme', email: 'x' })).toMatchObject({
      leftover: long,
      client: { notes: 'Empresa: Acme\nEmail por revisar: x' },
    })
  })

  it.each([
    [{ first_name: '', last_name: '' }, 'El nombre debe tener al menos 2 caracteres', 'first_name'],
    [
      { first_name: '🏠', last_name: '' },
      'El nombre debe tener al menos 2 caracteres',
      'first_name',
    ],
    [{ notes: 'n'.repeat(5001) }, 'Las notas no pueden exceder los 1000 caracteres', 'notes'],
  ])('refuses to import the row %j', (values, message, field) => {
    expect(read(values)).toMatchObject({ client: null, errors: [{ field, message }] })
  })
})

describe('IMPORT-08 splits a name that stands in one column', () => {
  it.each([
    [{ full_name: 'Ana María Pech Uc' }, 'Ana María', 'Pech Uc'],
    [{ first_name: 'Ana Pech' }, 'Ana', 'Pech'],
    [{ last_name: 'Ana Pech' }, 'Ana', 'Pech'],
    [{ first_name: 'Ana', last_name: 'Uc', full_name: 'Otra Cosa' }, 'Ana', 'Uc'],
  ])('splits the name in one column: %j', (values, first_name, last_name) => {
    expect(readClientRow(values, 2, OPTIONS).client).toMatchObject({ first_name, last_name })
  })
})

describe('IMPORT-09 takes the first valid telephone and notes the others', () => {
  it.each([
    ['9991234567.0', '+529991234567', null],
    ['999 123 4567 ::: 55 1234 5678', '+529991234567', 'Otros teléfonos: 55 1234 5678'],
    ['999 123 4567 / 55 1234 5678', '+529991234567', 'Otros teléfonos: 55 1234 5678'],
    ['9991234567/5512345678', '+529991234567', 'Otros teléfonos: 5512345678'],
    ['999 123 4567 y 55 1234 5678', '+529991234567', 'Otros teléfonos: 55 1234 5678'],
    ["'9991234567", '+529991234567', null],
    ["'+52 999 123 4567", '+529991234567', null],
    ['Cel. 999 123 4567', '+529991234567', null],
    ['999 123 4567 (casa)', '+529991234567', null],
    ['999 123 4567 ext 12', '+529991234567', 'Extensión del teléfono: 12'],
    ['(999) 123-4567, ext. 12', '+529991234567', 'Extensión del teléfono: 12'],
    ['999 123 4567 x12', '+529991234567', 'Extensión del teléfono: 12'],
  ])(
    'an import uses the first valid telephone of a cell and notes the others: %s',
    (typed, phone, notes) => {
      expect(read({ phone: typed }).client).toMatchObject({ phone, notes, whatsapp: null })
    },
  )

  it('IMPORT-34 copies the telephone to WhatsApp when the option is on', () => {
    const options = { ...OPTIONS, phoneIsWhatsapp: true }
    const numbers = { phone: '9991234567', whatsapp: '5512345678' }
    expect(readClientRow({ ...ANA, phone: '9991234567' }, 2, options).client?.whatsapp).toBe(
      '+529991234567',
    )
    expect(readClientRow({ ...ANA, ...numbers }, 2, options).client?.whatsapp).toBe('+525512345678')
  })
})
