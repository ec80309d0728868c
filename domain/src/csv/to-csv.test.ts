import { describe, expect, it } from 'vitest'
import { parseCsv } from './parse-csv.ts'
import { toCsv, unescapeFormula } from './to-csv.ts'

it('CSV-07 a file begins with the byte order mark, ends lines with CRLF and quotes cells that need quotes', () => {
  const rows = [
    ['Ana', 1500.5, null],
    ['Pérez, "la güera"', 'uno\ndos', ' x '],
  ]
  expect(toCsv(['Nombre', 'Monto', 'Notas'], rows)).toBe(
    '\ufeffNombre,Monto,Notas\r\nAna,1500.5,\r\n"Pérez, ""la güera""","uno\ndos"," x "\r\n',
  )
})

describe('CSV-08 cells that begin a formula are defused', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-1-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1+1',
    '＝1+1',
    "=cmd|' /C calc'!A0",
    '+52(1)',
    '-ana',
    '+',
    '-',
  ])('defuses the cell %j, which begins a formula', (text) => {
    const cell = parseCsv(toCsv([text], []).slice(1), ',')[0]?.cells[0]
    expect(cell).toBe(`'${text}`)
    expect(unescapeFormula(cell ?? '')).toBe(text)
  })

  it.each(['+525512345678', '+52 55 1234 5678', '-1500.50', 'Ana', '3-4', "'hola", ''])(
    'leaves the cell %j unchanged',
    (text) => {
      const cell = parseCsv(toCsv(['x', text], []).slice(1), ',')[0]?.cells[1]
      expect(cell).toBe(text)
      expect(unescapeFormula(text)).toBe(text)
    },
  )
})
