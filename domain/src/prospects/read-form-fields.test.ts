import { expect, it } from 'vitest'
import { FORM_SHAPES, SAID } from '../../../test-support/prospects/form-shapes.ts'
import { flattenJson } from './flatten-json.ts'
import { PROSPECT_LIMITS } from './prospect.ts'
import { HONEYPOT } from './prospect.ts'
import { readFormFields, type FormField } from './read-form-fields.ts'

const fieldsOf = (body: (typeof FORM_SHAPES)[number]['body']): readonly FormField[] =>
  Array.isArray(body) ? (body as readonly FormField[]) : flattenJson(body)

it.each(FORM_SHAPES)(
  'PROS-12 a form of $plugin gives the person, the contact data and the message ($source)',
  ({ plugin, body }) => {
    const { draft } = readFormFields(fieldsOf(body))
    expect(draft).toMatchObject(SAID)
    expect(draft.sourceName ?? 'Formulario web').toBe(plugin)
  },
)

it.each(FORM_SHAPES)(
  'PROS-13 the technical fields of $plugin are not stored ($source)',
  ({ body, others = [] }) => {
    const { draft } = readFormFields(fieldsOf(body))
    expect(draft.otherFields.map(({ label, value }) => `${label}: ${value}`)).toEqual(others)
  },
)

it.each<[string, FormField[], object]>([
  [
    'English names',
    [
      ['full_name', 'Ana'],
      ['phone-number', '9991112233'],
      ['comments', 'Hola'],
    ],
    { name: 'Ana', phone: '+529991112233', message: 'Hola' },
  ],
  [
    'accents and capitals',
    [
      ['TELÉFONO CELULAR', '999 111 2233'],
      ['Correo Electrónico', 'a@b.mx'],
    ],
    { phone: '+529991112233', email: 'a@b.mx' },
  ],
  [
    'a surname that comes first',
    [
      ['apellidos', 'Pech Uc'],
      ['nombre', 'Ana'],
    ],
    { name: 'Ana Pech Uc' },
  ],
  [
    'unknown names with clear values',
    [
      ['campo_x', 'a@b.mx'],
      ['campo_y', '999-111-2233'],
    ],
    { email: 'a@b.mx', phone: '+529991112233' },
  ],
  [
    'a number that is an id',
    [['lead id', '9991112233']],
    { phone: null, otherFields: [{ label: 'lead id', value: '9991112233' }] },
  ],
  [
    'an extension',
    [['tel', '999 111 2233 ext. 12']],
    { phone: '+529991112233', otherFields: [{ label: 'Extensión', value: '12' }] },
  ],
  [
    'no telephone under its name',
    [['tel', 'llámame por la tarde']],
    { phone: null, otherFields: [{ label: 'tel', value: 'llámame por la tarde' }] },
  ],
  [
    'no e-mail under its name',
    [['email', 'ana arroba correo']],
    { email: null, otherFields: [{ label: 'email', value: 'ana arroba correo' }] },
  ],
  [
    'a second telephone',
    [
      ['tel', '9991112233'],
      ['whatsapp', '5512345678'],
    ],
    { phone: '+529991112233', otherFields: [{ label: 'whatsapp', value: '5512345678' }] },
  ],
  [
    'fields that only other plug-ins send for themselves',
    [
      ['nombre', 'Ana'],
      ['date', '24 de noviembre'],
      ['payment_method', 'Infonavit'],
    ],
    {
      otherFields: [
        { label: 'date', value: '24 de noviembre' },
        { label: 'payment method', value: 'Infonavit' },
      ],
    },
  ],
  [
    'HTML, which stays text',
    [
      ['nombre', '<script>alert(1)</script>'],
      ['mensaje', '<b>Hola</b>'],
    ],
    { name: '<script>alert(1)</script>', message: '<b>Hola</b>' },
  ],
  [
    'what no database stores',
    [
      ['nombre', 'A\u0000na \ud800'],
      ['x', '  '],
    ],
    { name: 'Ana \ufffd', otherFields: [] },
  ],
  ['nothing', [], { name: null, email: null, phone: null, message: null, otherFields: [] }],
])('PROS-12 PROS-13 reads a form with %s', (_what, fields, expected) => {
  expect(readFormFields(fields).draft).toMatchObject(expected)
})

it('PROS-17 the listing comes from its own field, or else from the page that contains the form', () => {
  const page: FormField = ['referer', 'https://sitio.example/casa/']
  expect(readFormFields([page, ['propiedad', '412']])).toMatchObject({
    listingTexts: ['412', 'https://sitio.example/casa/'],
    draft: { listingText: '412' },
  })
  expect(readFormFields([page]).draft.listingText).toBe('https://sitio.example/casa/')
})

it('PROS-13 a text too long for its field continues in the other fields, which have their own limit', () => {
  const { draft } = readFormFields([
    ['nombre', 'a'.repeat(500)],
    ['mensaje', 'm'.repeat(6000)],
    ['otro', 'ñ'.repeat(100_000)],
  ])
  expect(draft.name).toHaveLength(PROSPECT_LIMITS.name)
  expect(draft.message).toHaveLength(PROSPECT_LIMITS.message)
  expect(draft.otherFields.map(({ label }) => label)).toEqual(['otro'])
  expect(JSON.stringify(draft.otherFields).length).toBeGreaterThan(2000)
  expect(JSON.stringify(draft.otherFields).length * 3).toBeLessThan(
    PROSPECT_LIMITS.otherFieldsBytes * 2,
  )
  const short = readFormFields([['mensaje', 'm'.repeat(6000)]]).draft
  expect(short.otherFields).toEqual([{ label: 'Mensaje (continúa)', value: 'm'.repeat(1000) }])
})

it('PROS-19 a value in the field that people do not see identifies a bot', () => {
  expect(
    readFormFields([
      ['nombre', 'Ana'],
      [HONEYPOT, 'https://spam.example'],
    ]).isBot,
  ).toBe(true)
  expect(
    readFormFields([
      ['nombre', 'Ana'],
      [HONEYPOT, ''],
    ]).isBot,
  ).toBe(false)
})

it('PROS-13 a cut never leaves half of a character', () => {
  const long = `a${'😀'.repeat(4000)}`
  const read = readFormFields([
    ['nombre', long],
    ['mensaje', long],
    ['propiedad', long],
    [long, long],
  ])
  expect(JSON.stringify(read)).not.toMatch(/\\ud[89a-f]/)
})
