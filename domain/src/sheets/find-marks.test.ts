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

describe('SHEET-04 SHEET-16 what an agent should look at before a colleague reads it', () => {
  it.each([
    ['Llama al 999 555 0100 hoy', [['number', '999 555 0100']]],
    ['Tel. (999) 555-0100.', [['number', '999) 555-0100']]],
    ['marca nueve nueve nueve 123 45 67 ya', [['number', 'nueve nueve nueve 123 45 67']]],
    ['al noventa y nueve, 91 23 45 67', [['number', '91 23 45 67']]],
    ['Está en Calle 21 #105 x 20', [['address', 'Calle 21 #105 x 20']]],
    ['en Av. Pérez Ponce No. 500, planta alta', [['address', 'Av. Pérez Ponce No. 500']]],
    ['En Calle 21 #105.', [['address', 'Calle 21 #105']]],
    ['Está en C. 60 No. 491.', [['address', 'C. 60 No. 491']]],
    ['Entrada por Blvd. Kukulcán Núm.12-B', [['address', 'Blvd. Kukulcán Núm.12-B']]],
    ['Calz. de los Héroes S/N. Con jardín', [['address', 'Calz. de los Héroes S/N']]],
    ['en 60-A x 21 y 23, Centro', [['address', 'x 21 y 23']]],
    [
      'en la calle sesenta número cuatrocientos noventa y uno',
      [['number', 'calle sesenta número cuatrocientos noventa y uno']],
    ],
    ['Cita previa con Rosa', [['name', 'previa con Rosa']]],
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
    ['síguenos en @casasdelvalle', [['name', '@casasdelvalle']]],
    ['de CASAS DEL VALLE', [['name', 'CASAS DEL VALLE']]],
    ['Informes con Juan Pérez', [['name', 'Informes con Juan Pérez']]],
    ['la Lic. Gómez abre', [['name', 'Lic. Gómez']]],
    ['vecina de María López, tranquila', [['capitals', 'María López']]],
  ])('marks the parts of a text that a colleague should not read: %s', (text, marks) => {
    expect(marked(text)).toEqual(marks)
  })

  it.each([
    'Casa de 3 recámaras, 2.5 baños y 210 m² por $3,500,000.',
    'A dos cuadras del parque, con tres cajones.',
    'En Lomas de Angelópolis, cerca de Itzimná.',
    'Construida en 2015; a 10 minutos del centro.',
    'Precio: 2,500,000 pesos.',
    'Una calle tranquila y arbolada.',
    'A un paso de Mérida. Tiene alberca.',
    'En una privada. Cuenta con alberca.',
    'Col. Itzimná, a la vuelta.',
    'Entre 2 y 3 recámaras, de entre 80 y 120 m² cada departamento.',
  ])('marks nothing in the text: %s', (text) => {
    expect(marked(text)).toEqual([])
  })

  it.each([
    ['calle de la ', []],
    ['nueve y ', ['number']],
    ['9 ', ['number']],
    ['Juan de ', ['capitals']],
    ['a@', []],
    ['Av. Pérez de ', ['address']],
    ['x.', []],
    ['Av. Colón No. ', ['address']],
    ['x 21 y ', []],
    ['C. ', ['capitals']],
    ['www.No', ['contact']],
    ['A', []],
    ['a-', []],
  ])('the search for marks finishes in a long text of: %s', (part, kinds) => {
    const text = part.repeat(20_000 / part.length)
    expect(findMarks(text, IDENTITY).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('the search for marks finishes in long runs of spaces and of points', () => {
    const spaces = `Calle 5 ,${' '.repeat(2_000)}`.repeat(9)
    expect(findMarks(spaces, IDENTITY)).toHaveLength(9)
    expect(findMarks('Av.'.repeat(6_000), IDENTITY)[0]).toMatchObject({ kind: 'address', start: 0 })
  })

  it.each([
    [
      'Casa amplia. Informes con Juan Pérez.\nCalle 21 #105\nCon jardín.',
      'Casa amplia.\nCon jardín.',
    ],
    ['Amplia. Está en C. 60 No. 491. Con jardín.', 'Amplia. Con jardín.'],
    ['Amplia. Entrada por Av. Itzaes 500. Con jardín.', 'Amplia. Con jardín.'],
    ['Está sobre Av. Pérez Ponce No. 500. Con jardín.', 'Con jardín.'],
    ['Casa en Av. Colón No. 501 con alberca. Con jardín.', 'Con jardín.'],
    ['Por Calz. de los Héroes Núm. 12 Int. 4. Con jardín.', 'Con jardín.'],
    ['Por Blvd. Adolfo López Mateos, esq. con C. 23. Con jardín.', 'Con jardín.'],
    ['En Av. Gral. L. Cárdenas Ext. 7, Col. Centro. Con jardín.', 'Con jardín.'],
    ['En la 2a. Priv. de Colón, Edif. Norte, Desp. 4. Con jardín.', 'Con jardín.'],
    ['Amplia. En C.60 No.491 x 47 y 49. Con jardín.', 'Amplia. Con jardín.'],
    ['Calle 21 #105. x 21 y 23, Centro. Con jardín.', 'Con jardín.'],
    ['Amplia. Es la 60 x 21 y 23. Con jardín.', 'Amplia. Con jardín.'],
    ['Está en la calle sesenta. Es el núm. noventa. Con jardín.', 'Con jardín.'],
    ['Av. Colón No. (frente al parque). Con jardín.', 'Con jardín.'],
    ['Por la Calle\n21 No. 5. Con jardín.\nAmplia.', 'Con jardín.\nAmplia.'],
    ['Tel. (999) 555-0100. Amplia. Cel. 999.555.01.00', 'Amplia.'],
    ['Marca nueve nueve nueve 123 45 67. Amplia.', 'Amplia.'],
    ['Escribe a ventas@valle.mx. Amplia.', 'Amplia.'],
    ['Amplia. Cita previa con Rosa. ¡Llama al Lic. J. Pérez! Luminosa.', 'Amplia. Luminosa.'],
    [
      'Amplia y fresca en Altabrisa. Tiene alberca. Trato con la Sra. Gómez.',
      'Amplia y fresca en Altabrisa. Tiene alberca.',
    ],
    ['Amplia. En la calle. Es el #105. 60 al norte. Luminosa.', 'Amplia. Luminosa.'],
    ['Con jardín.', 'Con jardín.'],
    ['', ''],
  ])('removes all sentences with a mark at once: %s', (text, rest) => {
    const once = withoutMarked(text, IDENTITY)
    expect(once).toBe(rest)
    expect(findMarks(once, IDENTITY)).toEqual([])
  })

  it('removes a text completely if each cut creates another mark', () => {
    const text = `${'En la calle. '.repeat(300)}Es el #105. ${'60 al norte. '.repeat(300)}`
    expect(withoutMarked(text, IDENTITY)).toBe('')
  })
})
