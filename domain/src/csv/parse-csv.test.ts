import { expect, it } from 'vitest'
import { parseCsv } from './parse-csv.ts'

it.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['"a,b",c', [['a,b', 'c']]],
  ['"dijo ""hola""",c', [['dijo "hola"', 'c']]],
  ['"uno\r\ndos",c', [['uno\r\ndos', 'c']]],
  [
    'a,,\n,b',
    [
      ['a', '', ''],
      ['', 'b'],
    ],
  ],
  ['""', []],
  ['"",""', []],
  [
    'a,b\n,\n" ",""\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\n\n  \nb', [['a'], ['b']]],
  ['a "b" c,d', [['a "b" c', 'd']]],
  ['"a"b,c', [['ab', 'c']]],
  [
    '"sin cerrar,b\nc,d',
    [
      ['"sin cerrar', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a,b,c\n1\n1,2,3,4', [['a', 'b', 'c'], ['1'], ['1', '2', '3', '4']]],
  ['', []],
])('CSV-02 (RFC 4180) parses %j', (text, cells) => {
  expect(parseCsv(text, ',').map((row) => row.cells)).toEqual(cells)
})

it('CSV-03 a row has the number that a spreadsheet shows, whatever the cells before contain', () => {
  const rows = parseCsv('a,b\n"uno\ndos\r\ntres",x\n\n,\nc,d', ',')
  expect(rows.map((row) => row.line)).toEqual([1, 2, 5])
})

it('CSV-04 reads only the requested number of rows', () => {
  expect(parseCsv('a\nb\nc', ',', 2)).toHaveLength(2)
})

it('CSV-05 reads a file of 20,000 rows whole', () => {
  const row = '"Pérez, Ana",999 123 4567,"Calle 60\nCentro"\r\n'
  const rows = parseCsv(row.repeat(20_000), ',')
  expect(rows).toHaveLength(20_000)
  expect(rows.at(-1)).toEqual({
    line: 20_000,
    cells: ['Pérez, Ana', '999 123 4567', 'Calle 60\nCentro'],
  })
})
