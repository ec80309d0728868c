import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a person reads in a downloaded PDF, all pages, with single spaces. */
export async function readPdf(file: Download): Promise<string> {
  const data = new Uint8Array(await readFile(await file.path()))
  const pdf = await getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}
