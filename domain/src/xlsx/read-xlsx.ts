import { type CsvRow, type ReadTable, tableOf } from '../csv/index.ts'
import { type CellReader, cellReader } from './read-cell.ts'
import { readRows } from './read-rows.ts'
import { readNumberKinds } from './number-formats.ts'
import { attribute, elements, textOf, withoutPrefixes } from './xml.ts'

type Parts = (path: string) => string | undefined

export interface Workbook {
  sheets: readonly { name: string; path: string }[]
  readCell: CellReader
}

/** LIMP-25: only these parts of a workbook are unpacked, without pictures and macros. */
export const XLSX_PARTS =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i

const WORKBOOK = 'xl/workbook.xml'

export function readWorkbook(parts: Parts): Workbook | null {
  const workbook = xmlOf(parts, WORKBOOK)
  if (workbook === undefined) return null
  const targets = readTargets(xmlOf(parts, 'xl/_rels/workbook.xml.rels') ?? '')
  const sheets = [...elements(workbook, 'sheet')].flatMap(({ attributes }) => {
    const path = targets.get(attribute(attributes, '(?:\\w+:)?id') ?? '')
    const isShown = (attribute(attributes, 'state') ?? 'visible') === 'visible'
    return path && isShown ? [{ name: attribute(attributes, 'name') ?? '', path }] : []
  })
  const texts = [...elements(xmlOf(parts, 'xl/sharedStrings.xml') ?? '', 'si')]
  const [settings] = elements(workbook, 'workbookPr')
  const from1904 = /^(?:1|true)$/.test(attribute(settings?.attributes ?? '', 'date1904') ?? '')
  return {
    sheets,
    readCell: cellReader({
      texts: texts.map(({ content }) => textOf(content)),
      kinds: readNumberKinds(xmlOf(parts, 'xl/styles.xml') ?? ''),
      from1904,
    }),
  }
}

/** The header is the first row with several cells, so a title above the table is skipped. */
export function readSheet(parts: Parts, path: string, { readCell }: Workbook): ReadTable {
  const rows = readRows(xmlOf(parts, path) ?? '', readCell)
  const header = rows.findIndex(hasSeveralCells)
  return tableOf(header === -1 ? rows : rows.slice(header))
}

function hasSeveralCells({ cells }: CsvRow): boolean {
  return cells.filter((cell) => cell.trim() !== '').length > 1
}

function readTargets(relations: string): Map<string, string> {
  const targets = new Map<string, string>()
  for (const { attributes } of elements(relations, 'Relationship')) {
    const [id, target] = [attribute(attributes, 'Id'), attribute(attributes, 'Target')]
    const isSheet = attribute(attributes, 'Type')?.endsWith('/worksheet')
    if (!id || !target || !isSheet) continue
    targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`)
  }
  return targets
}

function xmlOf(parts: Parts, path: string): string | undefined {
  const text = parts(path)
  return text === undefined ? undefined : withoutPrefixes(text)
}
