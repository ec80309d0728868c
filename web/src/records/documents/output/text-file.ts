import { makePdf } from '../../../lib/pdf/index.ts'
import { toPdfDefinition, type Logo } from './pdf-definition.ts'

export interface TextFileSource {
  name: string
  content: string
}

export type TextFormat = 'pdf' | 'docx'

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
