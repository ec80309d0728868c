import { fileName } from '@predio/domain/files'
import { download } from '../../../lib/download.ts'
import { readOwnLogo } from './read-own-logo.ts'
import { textFile, type TextFileSource, type TextFormat } from './text-file.ts'

export async function downloadText(document: TextFileSource, format: TextFormat): Promise<void> {
  const file = await textFile(document, format, await readOwnLogo())
  download(fileName(document.name, format), file, file.type)
}
