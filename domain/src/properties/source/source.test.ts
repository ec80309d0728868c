import { describe, expect, it } from 'vitest'
import { bareName } from './bare-name.ts'
import { parsePhpArray } from './parse-php-array.ts'
import { holdsContact, isLeak, isPrivateField } from './private-fields.ts'

it.each([
  ['fave_property_price', 'price'],
  ['REAL_HOMES_property_price', 'price'],
  ['es_property_price', 'price'],
  ['real_estate_property_price', 'price'],
  ['rem_property_price', 'price'],
  ['_price', 'price'],
  ['wpestate_property_gallery', 'gallery'],
  ['Año de construcción', 'ano_de_construccion'],
  ['yearBuilt', 'year_built'],
  ['property', 'property'],
])('PROP-02 the field %s is read as %s', (key, bare) => {
  expect(bareName(key)).toBe(bare)
})

describe('PROP-13 and PROP-45 private fields', () => {
  it.each([
    ['inspiry_property_owner_name'],
    ['REAL_HOMES_property_private_note'],
    ['owner_notes'],
    ['private_notes'],
    ['real_estate_property_other_contact_phone'],
    ['Propietario'],
    ['telefonoDelPropietario'],
    ['nombre_dueño'],
    ['notas_internas'],
    ['nota_privada'],
    ['correo'],
    ['whatsapp'],
    ['vendedor'],
  ])('the field %s is private and counts as a leak', (key) => {
    expect(isPrivateField(key)).toBe(true)
    expect(isLeak(key)).toBe(true)
  })

  it.each([['agent_phone'], ['asesor_email'], ['telefono_oficina'], ['comision']])(
    'the field %s is private but no leak of an owner’s data',
    (key) => {
      expect(isPrivateField(key)).toBe(true)
      expect(isLeak(key)).toBe(false)
    },
  )

  it.each([
    ['precio'],
    ['tipo_de_propiedad'],
    ['homeownership'],
    ['private_pool'],
    ['alberca_privada'],
    ['hotel'],
    ['property_features'],
    ['celosia'],
  ])('the field %s is not private', (key) => {
    expect(isPrivateField(key)).toBe(false)
  })

  it.each([
    ['Ana, ana@casas.mx', true],
    ['Tel. (999) 123-4567', true],
    ['9991234567', true],
    ['Calle 60 #123', false],
    ['$3,500,000', false],
  ])('the text %s contains a contact: %s', (text, holds) => {
    expect(holdsContact(text)).toBe(holds)
  })
})

describe('serialised arrays', () => {
  it.each([
    ['a:2:{i:0;s:2:"12";i:1;i:15;}', ['12', 15]],
    ['a:1:{s:4:"año";b:1;}', { año: true }],
    ['a:1:{i:0;a:1:{s:1:"x";N;}}', [{ x: null }]],
    ['a:1:{i:0;s:8:"🏡 ñá";}', undefined],
    ['a:1:{i:0;s:9:"🏡 ñá";}', ['🏡 ñá']],
    ['a:0:{}', []],
    ['a:1:{i:0;d:1.5;}', [1.5]],
    ['a:9:{i:0;s:2:"12";}', undefined],
    ['a:1:{i:0;O:8:"stdClass":0:{}}', undefined],
    ['avenida', undefined],
    [`${'a:1:{i:0;'.repeat(50)}i:1;${'}'.repeat(50)}`, undefined],
  ])('parses the serialised array %s', (text, value) => {
    expect(parsePhpArray(text)).toEqual(value)
  })
})
