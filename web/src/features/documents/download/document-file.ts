import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { readContent } from '../../../records/documents/api/read-content.ts'
import { readFile } from '../../../records/documents/api/read-file.ts'
import { readOwnLogo } from '../../../records/documents/output/read-own-logo.ts'
import { extensionOf, fileName } from '@predio/domain/files'

export type WrittenFormat = 'pdf' | 'docx'

export class NothingToDownload extends Error {
  override name = 'NothingToDownload'
}

type Downloadable = Pick<DocumentRow, 'id' | 'name' | 'url' | 'is_text'>

export async function documentFile(
  userId: string,
  document: Downloadable,
  format: WrittenFormat,
): Promise<{ name: string; blob: Blob }> {
  if (document.is_text) {
    const [{ textFile }, content, logo] = await Promise.all([
      import('../../../records/documents/output/text-file.ts'),
      readContent(userId, document.id),
      readOwnLogo(),
    ])
    const blob = await textFile({ name: document.name, content }, format, logo)
    return { name: fileName(document.name, format), blob }
  }
  if (document.url === null) throw new NothingToDownload()
  const blob = await readFile(document.url)
  return { name: fileName(document.name, extensionOf(document.url)), blob }
}
