import { describe, expect, it } from 'vitest'
import { fillScript, listVariables, scriptValues } from './fill-script.ts'

describe('SCRIPT-04 variables are filled in', () => {
  it.each([
    ['Hola {{nombre}}', 'Hola Ana'],
    ['Hola {{ Nombre }}, {{NOMBRE}}', 'Hola Ana, Ana'],
    ['{{propiedad}} en {{precio}}', '{{propiedad}} en $2,500,000'],
    ['{{desconocida}} {nombre} {{}}', '{{desconocida}} {nombre} {{}}'],
    ['{{{{nombre}}}}', '{{Ana}}'],
    ['{{constructor}}', '{{constructor}}'],
  ])('fills the script %s: %s', (content, text) => {
    const values = { nombre: ' Ana ', propiedad: '', precio: '$2,500,000' }
    expect(fillScript(content, values)).toBe(text)
  })

  it('filling inserts a value unchanged, even if the value looks like a variable', () => {
    expect(fillScript('{{nombre}}', { nombre: '{{precio}} $&', precio: '1' })).toBe('{{precio}} $&')
  })

  it('filling ignores accents in a variable’s name', () => {
    expect(fillScript('{{descripción}}', { descripcion: 'x' })).toBe('x')
  })
})

it.each([
  ['Hola {{nombre}}, {{ Propiedad }} y {{nombre}}', ['nombre', 'propiedad']],
  ['{{visita_2}} {{día de visita}}', ['visita_2', 'dia de visita']],
  ['sin variables {x}', []],
])('SCRIPT-05 the variables of %s are %j', (content, names) => {
  expect(listVariables(content)).toEqual(names)
})

describe('SCRIPT-06 the values for a client and a listing', () => {
  const property = { title: 'Casa Norte', price: 2_500_000, currency: 'MXN' }

  it.each([
    [{}, { nombre: null, propiedad: null, precio: null }],
    [
      { client: { first_name: 'Ana' }, property },
      { nombre: 'Ana', propiedad: 'Casa Norte', precio: '$2,500,000' },
    ],
    [
      { property: { ...property, price: 0 } },
      { nombre: null, propiedad: 'Casa Norte', precio: null },
    ],
    [
      { property: { ...property, currency: 'USD', price: 150_000 } },
      { nombre: null, propiedad: 'Casa Norte', precio: 'US$150,000' },
    ],
  ])('gives the values for the client and listing %j', (subject, values) => {
    expect(scriptValues(subject)).toEqual(values)
  })
})
