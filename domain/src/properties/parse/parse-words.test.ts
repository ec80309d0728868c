import { expect, it } from 'vitest'
import { parseAvailability, parseFlag, parseOperations, parseType } from './parse-words.ts'

it.each([
  ['En venta', ['sale']],
  ['VENTA', ['sale']],
  ['Se vende', ['sale']],
  ['For Sale', ['sale']],
  ['Preventa', ['sale']],
  ['Vendida', ['sale']],
  ['En renta', ['rent']],
  ['Alquiler', ['rent']],
  ['For Rent', ['rent']],
  ['to-let', ['rent']],
  ['residential-lettings', ['rent']],
  ['Rentada', ['rent']],
  ['Venta o renta', ['sale', 'rent']],
  ['Disponible', []],
  ['Inversión rentable', []],
  ['Ventanas de aluminio', []],
  ['', []],
])('PROP-04 the text %s means the operations %j', (text, operations) => {
  expect(parseOperations(text)).toEqual(operations)
})

it.each([
  ['Vendida', 'sold'],
  ['SOLD', 'sold'],
  ['Sold STC', 'reserved'],
  ['Apartado', 'reserved'],
  ['Reservada', 'reserved'],
  ['Under Offer', 'reserved'],
  ['Rentada', 'rented'],
  ['Leased', 'rented'],
  ['Let', 'rented'],
  ['Let agreed', 'reserved'],
  ['Disponible', 'available'],
  ['No disponible', null],
  ['En venta', null],
  ['Yucatán', null],
])('PROP-10 the text %s means the availability %s', (text, availability) => {
  expect(parseAvailability(text)).toBe(availability)
})

it.each([
  ['Casa', 'casa'],
  ['Casas en venta', 'casa'],
  ['Casa en condominio', 'casa'],
  ['Townhouse', 'casa'],
  ['Villa', 'casa'],
  ['Departamento', 'departamento'],
  ['Depto.', 'departamento'],
  ['Penthouse', 'penthouse'],
  ['Apartment', 'departamento'],
  ['Condominio', 'departamento'],
  ['Loft', 'departamento'],
  ['Terreno comercial', 'terreno'],
  ['Lote residencial', 'terreno'],
  ['Land', 'terreno'],
  ['Oficina', 'oficina'],
  ['Office space', 'oficina'],
  ['Local comercial', 'local'],
  ['Commercial', 'local'],
  ['Retail', 'local'],
  ['Bodega', 'bodega'],
  ['Warehouse', 'bodega'],
  ['Nave industrial', 'nave'],
  ['Edificio de departamentos', 'edificio'],
  ['Departamento en edificio nuevo', 'departamento'],
  ['Rancho ganadero', 'rancho'],
  ['PH en Polanco', 'penthouse'],
  ['Hotel', 'other'],
  ['Casa con oficina', 'casa'],
  ['Oficina en casa antigua', 'oficina'],
  ['Propiedad', null],
  ['', null],
])('PROP-09 the text %s means the property type %s', (text, type) => {
  expect(parseType(text)).toBe(type)
})

it.each([
  ['Sí', true],
  ['1', true],
  ['yes', true],
  ['No', false],
  ['0', false],
  ['Unfurnished', false],
  ['Sin amueblar', false],
  ['Se aceptan', null],
  ['', null],
])('PROP-11 the text %s of a switch means %s', (text, flag) => {
  expect(parseFlag(text)).toBe(flag)
})
