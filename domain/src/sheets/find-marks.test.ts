import { describe, expect, it } from 'vitest'
import { DEFAULT_COLOR, type Identity } from '../identity/index.ts'
import { findMarks, withoutMarked } from './find-marks.ts'

const IDENTITY: Identity = {
  name: 'Nombre Apellido',
  company: 'Casas del Valle',
  phone: '+52 999 555 0100',
  photoUrl: null,
  logoUrl: null,
  color: DEFAULT_COLOR,
  licenseNumber: 'AMPI 0000',
  links: [{ kind: 'instagram', url: 'https://www.instagram.com/casasdelvalle' }],
}

const marked = (text: string) =>
  findMarks(text, IDENTITY, ['Itzimná', 'Mérida', 'Lomas de Angelópolis']).map(
    ({ start, end, kind }) => [kind, text.slice(start, end)],
  )

describe('SHEET-04 what an agent should look at before a colleague reads it', () => {
  it.each([
    ['Llama al 999 555 0100 hoy', [['number', '999 555 0100']]],
    ['Tel. (999) 555-0100.', [['number', '999) 555-0100']]],
    ['marca nueve nueve nueve 123 45 67 ya', [['number', 'nueve nueve nueve 123 45 67']]],
    ['al noventa y nueve, 91 23 45 67', [['number', '91 23 45 67']]],
    ['Está en Calle 21 #105 x 20', [['address', 'Calle 21 #105 x 20']]],
    ['en Av. Pérez Ponce No. 500, planta alta', [['address', 'Av. Pérez Ponce No. 500']]],
    ['sobre la calle 21 número 105', [['address', 'calle 21 número 105']]],
    [
      'lote 14 de la manzana 3',
      [
        ['address', 'lote 14'],
        ['address', 'manzana 3'],
      ],
    ],
    [
      'escribe a ventas@valle.mx o www.valle.mx',
      [
        ['contact', 'ventas@valle.mx'],
        ['contact', 'www.valle.mx'],
      ],
    ],
    ['síguenos en @casasdelvalle', [['name', 'casasdelvalle']]],
    ['de CASAS DEL VALLE', [['name', 'CASAS DEL VALLE']]],
    ['Informes con Juan Pérez', [['name', 'Informes con Juan Pérez']]],
    ['la Lic. Gómez abre', [['name', 'Lic. Gómez']]],
    ['vecina de María López, tranquila', [['capitals', 'María López']]],
  ])('%s', (text, marks) => {
    expect(marked(text)).toEqual(marks)
  })

  it.each([
    'Casa de 3 recámaras, 2.5 baños y 210 m² por $3,500,000.',
    'A dos cuadras del parque, con tres cajones.',
    'En Lomas de Angelópolis, cerca de Itzimná.',
    'Construida en 2015; a 10 minutos del centro.',
    'Precio: 2,500,000 pesos.',
    'Una calle tranquila y arbolada.',
  ])('leaves alone: %s', (text) => {
    expect(marked(text)).toEqual([])
  })

  // A pattern that tries every way to divide such a text takes years, on any machine.
  it.each([
    ['calle de la ', []],
    ['nueve y ', ['number']],
    ['9 ', ['number']],
    ['Juan de ', ['capitals']],
    ['a@', []],
    ['Av. Pérez de ', ['address']],
    ['x.', []],
  ])('comes to an end in a long text of: %s', (part, kinds) => {
    const text = part.repeat(20_000 / part.length)
    expect(findMarks(text, IDENTITY).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('takes out the sentences that hold one', () => {
    expect(
      withoutMarked(
        'Casa amplia. Informes con Juan Pérez.\nCalle 21 #105\nCon jardín y alberca.',
        IDENTITY,
      ),
    ).toBe('Casa amplia.\nCon jardín y alberca.')
  })
})
