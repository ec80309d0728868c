import { expect, it } from 'vitest'
import { pdfFile } from '../../../../../test-support/document-files.ts'
import { openPdf, type OpenedPdf } from './open-pdf.ts'

const fileOf = (text: string) => new Blob([pdfFile('plano.pdf', [text]).bytes])

async function wordsOf(pdf: OpenedPdf): Promise<string> {
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

it('DOC-15 a file can be opened while another is being closed', async () => {
  const first = await openPdf(fileOf('Primero'))
  const opening = openPdf(fileOf('Segundo'))
  first.close()
  const second = await opening
  expect(await wordsOf(second.pdf)).toBe('Segundo')
  const third = await openPdf(fileOf('Tercero'))
  second.close()
  expect(await wordsOf(third.pdf)).toBe('Tercero')
  third.close()
})
