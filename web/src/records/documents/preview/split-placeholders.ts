import { findPlaceholders } from '@predio/domain/documents'

interface Part {
  text: string
  isVariable: boolean
}

const BRACES = /(\{\{[^{}\n]{1,90}\}\})/

export function splitPlaceholders(text: string): Part[] {
  return text
    .split(BRACES)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part,
      isVariable: BRACES.test(part) && findPlaceholders(part).length > 0,
    }))
}
