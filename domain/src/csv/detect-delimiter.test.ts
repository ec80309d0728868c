import { expect, it } from 'vitest'
import { detectDelimiter } from './detect-delimiter.ts'

it.each([
  ['Nombre,Teléfono\nAna,999', ','],
  ['Nombre;Teléfono\nAna;999', ';'],
  ['Nombre\tTeléfono\nAna\t999', '\t'],
  ['Nombre|Teléfono\nAna|999', '|'],
  ['Nombre;Dirección\nAna;"Calle 60, Centro"\nEva;Calle 1, Norte', ';'],
  ['"Nombre; completo","Teléfono"\n"Pech; Ana","999"', ','],
  ['Nombre\nAna', ','],
  ['', ','],
])('CSV-06 the cells of %j are separated by %j', (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter)
})
