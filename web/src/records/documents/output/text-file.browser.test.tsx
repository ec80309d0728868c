import { buildDocument, DOCUMENT_TYPES } from '@predio/domain/documents'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SAMPLE_DATA } from '../../../../../domain/src/documents/testing/sample-data.ts'
import { openPdf } from '../../../ui/file-preview/pdf/open-pdf.ts'
import { printText } from './print-text.tsx'
import { textFile } from './text-file.ts'

const LETTERS = 'ÁÉÍÓÚÜÑ áéíóúüñ ¿¡ “ñandú” — 3.5 % º'

it.each(DOCUMENT_TYPES)('DOC-16 every letter of %s is written into PDF and DOCX', async (type) => {
  const content = `${buildDocument(type, SAMPLE_DATA[type] as never)}\n\n${LETTERS}`
  const pdf = await readPdf(await textFile({ name: type, content }, 'pdf', null))
  expect(pdf).toMatch(/Página 1 de \d/)
  const docx = await readDocx(await textFile({ name: type, content }, 'docx', null))
  for (const text of [pdf, docx]) {
    expect(text).toContain(LETTERS)
    expect(text).toContain('Ana Pérez Núñez')
    expect(text).toMatch(/PESOS 00\/100 M\.N\./)
    expect(text).not.toContain('**')
  }
})

async function readPdf(file: Blob): Promise<string> {
  const { pdf, close } = await openPdf(file)
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  close()
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}

async function readDocx(file: Blob): Promise<string> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
}

it('DOC-17 the document is printed alone, with its name as the title, and removed afterwards', async () => {
  const print = window.print
  const titles: string[] = []
  window.print = () => titles.push(document.title)
  try {
    printText({ name: 'Recibo de enero', content: '# Recibo de renta\n\nRecibí.' })
    expect(titles).toEqual(['Recibo de enero'])
    expect(document.querySelector('[data-print-sheet] h1')?.textContent).toBe('Recibo de renta')
    dispatchEvent(new Event('afterprint'))
    await expect.element(page.getByText('Recibí.')).not.toBeInTheDocument()
    await expect.poll(() => document.title).not.toBe('Recibo de enero')
  } finally {
    window.print = print
  }
})
