import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { FileTooBig, readTableFile } from './read-table-file.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
const WORKBOOK = {
  'xl/workbook.xml': text(
    '<workbook><sheets><sheet name="Clientes" r:id="rId1"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': text(
    '<Relationships><Relationship Id="rId1" Type="relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
}

it('LIMP-25 refuses an Excel file whose parts unpack to more than 64 MB, before unpacking any part', async () => {
  const archive = zipSync({ ...WORKBOOK, [SHEET]: spaces(1000) })
  declareSize(archive, SHEET, 65 * 1024 * 1024)
  await expect(readTableFile(excelFile(archive))).rejects.toThrow(FileTooBig)
})

it('LIMP-25 refuses an Excel file whose parts are each small but together too large', async () => {
  const names = [1, 2, 3].map((place) => `xl/worksheets/sheet${place}.xml`)
  const parts = names.map((name) => [name, spaces(1000)])
  const archive = zipSync({ ...WORKBOOK, ...Object.fromEntries(parts) })
  for (const name of names) declareSize(archive, name, 45_000_000)
  await expect(readTableFile(excelFile(archive))).rejects.toThrow(FileTooBig)
})

it('LIMP-25 unpacks a part only up to the size that the archive states', async () => {
  const row = (place: number, value: string) =>
    `<row r="${place}"><c r="A${place}" t="inlineStr"><is><t>${value}</t></is></c></row>`
  const rows = row(1, 'Nombre') + row(2, 'Ana')
  const sheet = text(
    `<worksheet>${' '.repeat(2_000_000)}<sheetData>${rows}</sheetData></worksheet>`,
  )
  const archive = zipSync({ ...WORKBOOK, [SHEET]: sheet })
  expect((await readTableFile(excelFile(archive))).rows).toHaveLength(1)
  declareSize(archive, SHEET, 1000)
  expect((await readTableFile(excelFile(archive))).rows).toEqual([])
})

function text(xml: string): Uint8Array {
  return new TextEncoder().encode(xml)
}

function spaces(length: number): Uint8Array {
  return new Uint8Array(length).fill(0x20)
}

function excelFile(archive: Uint8Array): File {
  return new File([archive as Uint8Array<ArrayBuffer>], 'clientes.xlsx')
}

function declareSize(archive: Uint8Array, entry: string, size: number): void {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length)
  for (let at = archive.length - 4; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue
    const name = archive.slice(at + 46, at + 46 + view.getUint16(at + 28, true))
    if (new TextDecoder().decode(name) === entry) return view.setUint32(at + 24, size, true)
  }
  throw new Error('the archive has no such entry')
}
