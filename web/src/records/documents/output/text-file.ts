import { makePdf } from '../../../lib/pdf/index.ts'
import { toPdfDefinition, type Logo } from './pdf-definition.ts'

export interface TextFileSource {
  name: string
  /** Markdown. */
  content: string
}

export type TextFormat = 'pdf' | 'docx'

/** A written document as a file, with its owner's logo. What makes it is heavy and fetched at the first one. */
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
