import { describe, expect, it } from 'vitest'
import { readClientRow } from '../csv/index.ts'
import { readVcards } from './read-vcards.ts'

const OPTIONS = { defaultType: 'comprador', phoneIsWhatsapp: false } as const

function card(...lines: string[]): string {
  return ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')
}

function values(...lines: string[]) {
  return readVcards(card(...lines))[0]?.values
}

it('VCARD-01 reads vCards of version 3.0 as phones export contacts', () => {
  const contact = values(
    'VERSION:3.0',
    'N:Pech Uc;Ana;María;;',
    'FN:Ana María Pech Uc',
    'ORG:Inmobiliaria Peninsular\\, S.A.;Ventas',
    'EMAIL;type=INTERNET;type=HOME:ana@casa.mx',
    'EMAIL;type=INTERNET;type=pref:ana@example.com',
    'item1.TEL;type=HOME:+52 999 765 4321',
    'TEL;type=CELL;type=VOICE:044 999 123 4567',
    'ADR;type=HOME:;;Calle 60 #123;Mérida;Yucatán;97000;México',
    'CATEGORIES:VIP,Norte',
    'NOTE:Tiene perro\\nPrefiere mañanas\\; llamar antes',
    'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
  )
  expect(contact).toEqual({
    first_name: 'Ana María',
    last_name: 'Pech Uc',
    full_name: 'Ana María Pech Uc',
    phone: '044 999 123 4567 ::: +52 999 765 4321',
    email: 'ana@example.com ::: ana@casa.mx',
    address: 'Calle 60 #123, Mérida, Yucatán, 97000, México',
    company: 'Inmobiliaria Peninsular, S.A., Ventas',
    tags: 'VIP, Norte',
    notes: 'Tiene perro\nPrefiere mañanas; llamar antes',
  })
})

describe('VCARD-02 reads version 2.1 with quoted-printable', () => {
  it.each([
    ['in UTF-8', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:N=C3=BA=C3=B1ez;Jos=C3=A9;;;'],
    ['in Latin 1', 'N;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:N=FA=F1ez;Jos=E9;;;'],
    ['without ENCODING=', 'N;QUOTED-PRINTABLE:N=C3=BA=C3=B1ez;Jos=C3=A9;;;'],
    [
      'over two lines',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:N=C3=BA=C3=B1=\r\nez;Jos=C3=A9;;;',
    ],
    ['cut inside a character', 'N;ENCODING=QUOTED-PRINTABLE:N=C3=\r\n=BA=C3=B1ez;Jos=C3=A9;;;'],
  ])('reads a vCard of version 2.1 in quoted-printable: %s', (_, name) => {
    const contact = values('VERSION:2.1', name, 'TEL;CELL;PREF:9991234567')
    expect(contact).toEqual({ first_name: 'José', last_name: 'Núñez', phone: '9991234567' })
  })
})

it('VCARD-03 reads vCards of version 4.0 with addresses and quoted parameters', () => {
  const contact = values(
    'VERSION:4.0',
    'FN:Ana Pech',
    'TEL;VALUE=uri;TYPE="voice,home":tel:+52-999-765-4321',
    'TEL;VALUE=uri;PREF=1;TYPE="voice,cell":tel:+52-999-123-4567;ext=5',
    'ADR;LABEL="Calle 60: Centro; Mérida":;;Calle 60;Mérida;;;',
  )
  expect(contact).toEqual({
    full_name: 'Ana Pech',
    phone: '+52-999-123-4567 ::: +52-999-765-4321',
    address: 'Calle 60, Mérida',
  })
})

it.each(['TEL;PREF=1', 'TEL;TYPE=pref', 'TEL;TYPE="voice,pref"', 'TEL;PREF'])(
  'VCARD-03 puts the preferred number %s first',
  (preferred) => {
    expect(values('FN:Ana', 'TEL:5512345678', `${preferred}:9991234567`)?.phone).toBe(
      '9991234567 ::: 5512345678',
    )
  },
)

it('VCARD-04 joins folded lines of a vCard', () => {
  expect(values('FN:Ana', 'NOTE:uno d\r\n os tr\n\tes')?.notes).toBe('uno dos tres')
})

it('VCARD-05 each vCard has its line number, and text outside of cards is ignored', () => {
  const text = `FN:Nadie\r\n${card('FN:Ana Pech')}\r\n${card('fn:Luis Uc')}BEGIN:VCARD\r\nFN:Sin final`
  expect(readVcards(text)).toEqual([
    { line: 2, values: { full_name: 'Ana Pech' } },
    { line: 6, values: { full_name: 'Luis Uc' } },
  ])
})

it('VCARD-06 a company that equals the name of its vCard is left out', () => {
  expect(values('FN:Notaría 5', 'ORG:Notaría 5')).toEqual({ full_name: 'Notaría 5' })
})

it.each(['', 'no es una tarjeta', 'BEGIN:VCALENDAR\nEND:VCALENDAR'])(
  'VCARD-07 finds no card in %j',
  (text) => {
    expect(readVcards(text)).toEqual([])
  },
)

it('VCARD-08 imports a card by the rules of a CSV row', () => {
  const [contact] = readVcards(
    card('N:Pech;Ana;;;', 'TEL;CELL:044 999 123 4567', 'TEL:55 1234 5678'),
  )
  const options = { defaultType: 'inquilino', phoneIsWhatsapp: true } as const
  const row = readClientRow(contact?.values ?? {}, contact?.line ?? 0, options)
  expect(row).toMatchObject({
    line: 1,
    errors: [],
    client: {
      type: 'inquilino',
      first_name: 'Ana',
      last_name: 'Pech',
      phone: '+529991234567',
      whatsapp: '+529991234567',
      notes: 'Otros teléfonos: 55 1234 5678',
    },
  })
})

describe('VCARD-10 reads the birthday', () => {
  it.each([
    ['BDAY:1980-12-31', '1980-12-31'],
    ['BDAY;VALUE=date:19801231', '1980-12-31'],
    ['BDAY:1980-12-31T00:00:00Z', '1980-12-31'],
    ['BDAY;VALUE=date-and-or-time:19801231T090000', '1980-12-31'],
    ['BDAY:', null],
  ])('reads the birthday of the vCard line %s as %s', (line, birthday) => {
    const row = readClientRow(values('FN:Ana Pech', line) ?? {}, 1, OPTIONS)
    expect(row).toMatchObject({ errors: [], client: { birthday } })
  })

  it.each([
    ['BDAY:--1231', 'Cumpleaños: 31 de diciembre (sin año)', false],
    ['BDAY:--12-31', 'Cumpleaños: 31 de diciembre (sin año)', false],
    ['BDAY;X-APPLE-OMIT-YEAR=1604:1604-12-31', 'Cumpleaños: 31 de diciembre (sin año)', false],
    ['BDAY;VALUE=text:circa 1800', 'Cumpleaños por revisar: circa 1800', true],
  ])('moves the birthday %s to the notes: %s', (line, notes, needs_review) => {
    const row = readClientRow(values('FN:Ana Pech', line) ?? {}, 1, OPTIONS)
    expect(row.client).toMatchObject({ birthday: null, needs_review, notes })
  })
})
