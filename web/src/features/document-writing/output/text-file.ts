import { makePdf } from '../../../lib/pdf/index.ts'
import { readLogo } from '../api/read-logo.ts'
import { toPdfDefinition } from './pdf-definition.ts'

export interface TextFileSource {
  name: string
  /** Markdown. */
  content: string
}

export type TextFormat = 'pdf' | 'docx'

/** A written document as a file, with the agent's logo. What makes it is heavy and fetched at the first one. */
export async function textFile(document: TextFileSource, format: TextFormat): Promise<Blob> {
  const printed = { ...document, logo: await readLogo() }
  if (format === 'pdf') return makePdf(toPdfDefinition(printed))
  const { makeDocx } = await import('./make-docx.ts')
  return makeDocx(printed)
}
