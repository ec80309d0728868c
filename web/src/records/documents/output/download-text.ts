import { download } from '../../../lib/download.ts'
import { readOwnLogo } from '../text/read-own-logo.ts'
import { textFile, type TextFileSource, type TextFormat } from './text-file.ts'

/** What Windows, macOS and phones all refuse in a file's name. */
const REFUSED = /[\\/:*?"<>|\p{Cc}]+/gu
const MOST = 120

/** Gives the agent a document of theirs as a file. */
export async function downloadText(document: TextFileSource, format: TextFormat): Promise<void> {
  const file = await textFile(document, format, await readOwnLogo())
  const base = document.name.replaceAll(REFUSED, ' ').replaceAll(/\s+/g, ' ').trim()
  download(`${base.slice(0, MOST) || 'documento'}.${format}`, file, file.type)
}
