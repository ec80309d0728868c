import type { DocumentRow } from '../api/document-row.ts'
import { readContent } from '../api/read-content.ts'
import { readFile } from '../api/read-file.ts'
import { extensionOf, fileName } from './file-name.ts'

export type WrittenFormat = 'pdf' | 'docx'

export class NothingToDownload extends Error {
  override name = 'NothingToDownload'
}

type Downloadable = Pick<DocumentRow, 'id' | 'name' | 'url' | 'is_text'>

/** The newest version is what is downloaded; of an upload that is its file. */
export async function documentFile(
  userId: string,
  document: Downloadable,
  format: WrittenFormat,
): Promise<{ name: string; blob: Blob }> {
  if (document.is_text) {
    const [{ readOwnLogo, textFile }, content] = await Promise.all([
      import('../../document-writing/index.ts'),
      readContent(userId, document.id),
    ])
    const blob = await textFile({ name: document.name, content }, format, await readOwnLogo())
    return { name: fileName(document.name, format), blob }
  }
  if (document.url === null) throw new NothingToDownload()
  const blob = await readFile(document.url)
  return { name: fileName(document.name, extensionOf(document.url)), blob }
}
