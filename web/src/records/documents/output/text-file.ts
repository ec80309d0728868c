import { makePdf } from '../../../lib/pdf/index.ts'
import { toPdfDefinition, type Logo } from './pdf-definition.ts'

export interface TextFileSource {
  name: string
  /** Markdown. */
  content: string
}

export type TextFormat = 'pdf' | 'docx'

/** Creates the PDF or DOCX of a text document. The libraries are large and loaded at the first use. */
export async function textFile(
  { name, content }: TextFileSource,
  format: TextFormat,
  logo: Logo | null,
): Promise<Blob> {
  const printed = { name, content, logo }
  if (format === 'pdf') return makePdf(toPdfDefinition(printed))
  const { makeDocx } = await import('./make-docx.ts')
  return makeDocx(printed)
}
