import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export async function readPdf(file: Download): Promise<string> {
  const pages = await readPages(await readFile(await file.path()))
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}

export async function readPages(bytes: Uint8Array): Promise<string[]> {
  const data = new Uint8Array(bytes)
  const pdf = await getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    pages.push(text.replaceAll(/\s+/g, ' '))
  }
  return pages
}
