// This code is large, so the page's script loads it only if there is a file to show or to make; the build writes it beside the script
// (scripts/lib/prerender.mjs).
import type { PublicText } from '@predio/domain/documents'
import { loadLogo } from '../../../../records/documents/output/load-logo.ts'
import { textFile, type TextFormat } from '../../../../records/documents/output/text-file.ts'

export { drawWhenNear } from '../../../../ui/file-preview/pdf/draw-when-near.ts'
export { readFile } from '../../../../ui/file-preview/read-file.ts'

/** DOC-08: the file bears the logo of its owner. */
export async function makeTextFile(
  shared: PublicText,
  format: TextFormat,
  logoAddress: string | null,
): Promise<Blob> {
  return textFile(shared, format, logoAddress === null ? null : await loadLogo(logoAddress))
}
