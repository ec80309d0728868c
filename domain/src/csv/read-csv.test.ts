import { describe, expect, it } from 'vitest'
import { MAX_IMPORT_ROWS } from './import-fields.ts'
import { IMPORT_MESSAGES } from './messages.ts'
import { readCsv } from './read-csv.ts'

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

describe('IMPORT-10 reads files as spreadsheets write them', () => {
  it('reads a spreadsheet’s file in Windows-1252 with semicolons', () => {
    expect(readCsv(latin1('Nombre ;Teléfono\r\nNúñez;999\r\n'))).toEqual({
      headers: ['Nombre', 'Teléfono'],
      rows: [{ line: 2, cells: ['Núñez', '999'] }],
      isTooLong: false,
    })
  })

  it('Excel’s separator hint counts as no row, because a spreadsheet does not show it', () => {
    expect(readCsv(latin1('sep=;\r\nNombre;Notas\r\nAna;a,b\r\n'))).toMatchObject({
      headers: ['Nombre', 'Notas'],
      rows: [{ line: 2, cells: ['Ana', 'a,b'] }],
    })
  })

  it('finds no headers and no rows in an empty file', () => {
    expect(readCsv(latin1(''))).toEqual({ headers: [], rows: [], isTooLong: false })
  })
})

it.each([
  [MAX_IMPORT_ROWS, false],
  [MAX_IMPORT_ROWS + 1, true],
])('IMPORT-11 reads at most 20,000 of %i rows and reports the excess: %s', (count, isTooLong) => {
  const file = readCsv(latin1(`Nombre,Tel\n${'Ana,999\n'.repeat(count)}`))
  expect(file.rows).toHaveLength(20_000)
  expect(file.isTooLong).toBe(isTooLong)
  expect(IMPORT_MESSAGES.tooLong).toBe(
    'El archivo tiene más de 20,000 filas; se importan las primeras 20,000',
  )
})
