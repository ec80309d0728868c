import { parseType } from '../parse/parse-words.ts'
import type { PropertyType } from '../property.ts'
import { firstOf, termsOf, wordsOf, type Source } from '../source/read-source.ts'

/** The site's words mapped to ours; 'other' where none fits (specification, section 3). */
export function readType(source: Source, title: string): PropertyType {
  return (
    typeIn(wordsOf(source, source.mapped.get('type'))) ??
    typeIn(termsOf(source, 'type')) ??
    firstOf(source, 'type', (value) => typeIn(wordsOf(source, value))) ??
    parseType(title) ??
    'other'
  )
}

function typeIn(texts: readonly string[]): PropertyType | null {
  const types = texts.map(parseType).filter((type) => type !== null)
  return types.find((type) => type !== 'other') ?? types[0] ?? null
}
