import { MIME_TYPES } from '@predio/domain/documents'
import { log } from '../../lib/log.ts'
import { messages } from './messages.ts'
import { readOfficeFile, type OfficeKind } from './office/read-office-file.ts'
import type { PlacedBlock } from './office/text-block.ts'
import { isLocked, openPdf, type OpenedPdf } from './pdf/open-pdf.ts'

/** DOC-15: a PDF is shown as pages, DOCX and ODT as text; a browser cannot read the old DOC. */
export type ReadFile =
  | { kind: 'pages'; pdf: OpenedPdf; close: () => void }
  | { kind: 'text'; blocks: readonly PlacedBlock[] }
  | { kind: 'none'; reason: string }

export async function readFile(file: Blob, type: string): Promise<ReadFile> {
  try {
    switch (type) {
      case MIME_TYPES.pdf:
        return { kind: 'pages', ...(await openPdf(file)) }
      case MIME_TYPES.docx:
        return await readText(file, 'docx')
      case MIME_TYPES.odt:
        return await readText(file, 'odt')
      default:
        return { kind: 'none', reason: messages.none }
    }
  } catch (error) {
    log.warn('file not shown', error)
    return { kind: 'none', reason: isLocked(error) ? messages.locked : messages.failed }
  }
}

async function readText(file: Blob, kind: OfficeKind): Promise<ReadFile> {
  const blocks = await readOfficeFile(file, kind)
  return blocks.length === 0 ? { kind: 'none', reason: messages.empty } : { kind: 'text', blocks }
}
