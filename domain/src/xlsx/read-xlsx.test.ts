import { describe, expect, it } from 'vitest'
import { readSheet, readWorkbook, XLSX_PARTS } from './index.ts'

const RELATIONS = `<Relationships>
  <Relationship Id="rId1" Type="http://x/relationships/worksheet" Target="worksheets/sheet1.xml"/>
  <Relationship Id="rId2" Type="http://x/relationships/worksheet" Target="/xl/worksheets/sheet2.xml"/>
  <Relationship Id="rId3" Type="http://x/relationships/chartsheet" Target="chartsheets/sheet3.xml"/>
</Relationships>`

interface Given {
  sheet: string
  texts?: string
  styles?: string
  workbook?: string
}

function partsOf({ sheet, texts = '', styles = '', workbook }: Given) {
  const parts: Record<string, string> = {
    'xl/workbook.xml':
      workbook ??
      '<workbook><sheets><sheet name="Lista" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/sheet1.xml': `<worksheet><cols><col min="1"/></cols><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  }
  return (path: string) => parts[path]
}

function read(given: Given) {
  const parts = partsOf(given)
  const workbook = readWorkbook(parts)
  if (!workbook?.sheets[0]) throw new Error('no sheet')
  return readSheet(parts, workbook.sheets[0].path, workbook)
}

describe('LIMP-06 an Excel file', () => {
  it('an Excel file is read with shared, rich, inline and computed texts, numbers, booleans and errors', () => {
    const table = read({
      texts:
        '<si><t>Título</t></si><si><r><t xml:space="preserve">Casa </t></r><r><rPr><b/></rPr><t>Itzimn&#225; &amp; más</t></r><rPh sb="0"><t>kasa</t></rPh></si>',
      sheet: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Precio</t></is></c><c r="D1" t="str"><f>A1</f><v>Alberca</v></c></row>
        <row r="4"><c r="A4" t="s"><v>1</v></c><c r="C4"><v>3.5E6</v></c><c r="D4" t="b"><v>1</v></c><c r="E4" t="e"><v>#N/A</v></c></row>`,
    })
    expect(table).toEqual({
      headers: ['Título', '', 'Precio', 'Alberca'],
      rows: [{ line: 4, cells: ['Casa Itzimná & más', '', '3500000', 'Sí', ''] }],
      isTooLong: false,
    })
  })

  it.each([
    ['a date of Excel', '14', '', '45992', '2025-12-01'],
    ['a date and its time', '22', '', '45992.75', '2025-12-01 18:00'],
    ['a date of its own format', '170', 'dd&quot; de &quot;mmmm', '59', '1900-02-28'],
    ['money, whose format has letters in words', '171', '&quot;Mdy&quot;#,##0', '45992', '45992'],
    ['a percentage', '10', '', '0.07', '7%'],
  ])('reads from an Excel file %s', (_, id, code, value, text) => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="${code}"/><numFmt numFmtId="171" formatCode="${code}"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs>`
    const sheet = `<row><c t="str"><v>A</v></c><c t="str"><v>B</v></c></row><row><c t="str"><v>x</v></c><c s="1"><v>${value}</v></c></row>`
    expect(read({ sheet, styles }).rows[0]?.cells).toEqual(['x', text])
  })

  it('skips a title above the headers, blank rows and hidden or foreign sheets of an Excel file', () => {
    const workbook = `<x:workbook><x:sheets><x:sheet name="Oculta" state="hidden" r:id="rId2"/><x:sheet name="Gráfica" r:id="rId3"/>
      <x:sheet name="Casas &amp; más" r:id="rId1"/></x:sheets></x:workbook>`
    const cell = (text: string) => `<c t="str"><v>${text}</v></c>`
    const given = {
      workbook,
      sheet: `<row>${cell('Inventario 2026')}</row><row/><row>${cell('Título')}${cell('Precio')}</row><row><c/></row><row>${cell('Casa')}${cell('1')}</row>`,
    }
    expect(readWorkbook(partsOf(given))?.sheets.map(({ name }) => name)).toEqual(['Casas & más'])
    expect(read(given)).toEqual({
      headers: ['Título', 'Precio'],
      rows: [{ line: 5, cells: ['Casa', '1'] }],
      isTooLong: false,
    })
  })

  it('reads 20,000 rows of an Excel file, and reports that the file has more', () => {
    const row = '<row><c t="str"><v>Casa</v></c><c><v>1</v></c></row>'
    const table = read({ sheet: row.repeat(20_005) })
    expect(table.rows).toHaveLength(20_000)
    expect(table.isTooLong).toBe(true)
  })

  it.each([
    ['unclosed rows', { sheet: '<row><c r="A1">'.repeat(300_000) }],
    ['unclosed tags of another name', { sheet: `${'<rowx'.repeat(600_000)}>` }],
    [
      'a format of unclosed brackets',
      {
        sheet: '',
        styles: `<numFmt numFmtId="170" formatCode="${'['.repeat(600_000)}"/><cellXfs><xf numFmtId="170"/></cellXfs>`,
      },
    ],
  ])('an Excel file with %s is read in linear time', (_, given) => {
    expect(read(given).rows).toEqual([])
  })

  it.each(['x', '1', '-3', '2e9'])(
    'a row of an Excel file numbered %j gets the number of its place',
    (number) => {
      const cells = '<c t="str"><v>a</v></c><c t="str"><v>b</v></c>'
      const sheet = `<row r="1">${cells}</row><row r="${number}">${cells}</row>`
      expect(read({ sheet }).rows.map(({ line }) => line)).toEqual([2])
    },
  )

  it('LIMP-25 a file without a workbook is refused, and only the tables of a workbook are unpacked', () => {
    expect(readWorkbook(() => undefined)).toBeNull()
    const names = ['xl/worksheets/sheet1.xml', 'xl/media/image1.png', 'xl/vbaProject.bin', '../x']
    expect(names.filter((name) => XLSX_PARTS.test(name))).toEqual(['xl/worksheets/sheet1.xml'])
  })
})
