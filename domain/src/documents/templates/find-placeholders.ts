import { variableKey } from './template.ts'

export const PLACEHOLDER = /\{\{\s{0,9}([\p{L}\p{N}_ ]{1,70}?)\s{0,9}\}\}/gu
const OPENING = /\{\{[^{}\n]{0,30}\}{0,2}/g

export interface Placeholder {
  name: string
  key: string
}

export function findPlaceholders(content: string): Placeholder[] {
  const found = new Map<string, Placeholder>()
  for (const [, name = ''] of content.matchAll(PLACEHOLDER)) {
    const key = variableKey(name)
    if (!found.has(key)) found.set(key, { name, key })
  }
  return [...found.values()]
}

export function findMalformed(content: string): string[] {
  return [...new Set(content.replaceAll(PLACEHOLDER, '').match(OPENING))]
}
