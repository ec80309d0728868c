import { parseType, parseTypes } from '../parse/parse-words.ts'
import type { PropertyType } from '../property.ts'
import { firstOf, termsOf, wordsOf, type Source } from '../source/read-source.ts'

export function readType(source: Source, title: string): PropertyType {
  return (
    parseTypes(wordsOf(source, source.mapped.get('type'))) ??
    parseTypes(termsOf(source, 'type')) ??
    firstOf(source, 'type', (value) => parseTypes(wordsOf(source, value))) ??
    parseType(title) ??
    'other'
  )
}
