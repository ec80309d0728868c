import type { CsvRow } from '../csv/index.ts'
import { MAX_ROWS_READ } from '../csv/index.ts'
import type { CellReader } from './read-cell.ts'
import { attribute, elements } from './xml.ts'

const MAX_COLUMNS = 300
const MAX_LINE = 1_048_576

export function readRows(sheet: string, readCell: CellReader): CsvRow[] {
  const rows: CsvRow[] = []
  let line = 0
  for (const row of elements(sheet, 'row')) {
    line = lineOf(attribute(row.attributes, 'r'), line)
    const cells = readCells(row.content, readCell)
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
    if (rows.length >= MAX_ROWS_READ) break
  }
  return rows
}

/**
 * Row numbers must ascend, because two rows with one number would become one in an import. If a number does not ascend, the next number is
 * used.
 */
function lineOf(number: string | undefined, before: number): number {
  const line = Number(number)
  return Number.isInteger(line) && line > before && line <= MAX_LINE ? line : before + 1
}

function readCells(row: string, readCell: CellReader): string[] {
  const cells: string[] = []
  let column = -1
  for (const cell of elements(row, 'c')) {
    column = columnOf(attribute(cell.attributes, 'r')) ?? column + 1
    if (column >= MAX_COLUMNS) break
    while (cells.length < column) cells.push('')
    cells[column] = readCell(cell)
  }
  return cells
}

function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
