import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PrintSheet } from '../../../ui/print-sheet.tsx'
import { DocumentPreview } from '../preview/document-preview.tsx'
import type { TextFileSource } from './text-file.ts'

export function printText({ name, content }: TextFileSource): void {
  const root = createRoot(document.createElement('div'))
  const title = document.title
  flushSync(() =>
    root.render(
      <PrintSheet>
        <DocumentPreview content={content} headingsFrom={1} />
      </PrintSheet>,
    ),
  )
  // Browsers print the title at the top of each page and propose it as the name of the file.
  document.title = name
  // On phones print() returns at once, so the sheet is removed after printing.
  addEventListener(
    'afterprint',
    () => {
      document.title = title
      root.unmount()
    },
    { once: true },
  )
  window.print()
}
