import { findPlaceholders } from '@predio/domain/documents'

interface Part {
  text: string
  isVariable: boolean
}

const BRACES = /(\{\{[^{}\n]{1,90}\}\})/

/** The parts of a template's text in their order; put together again they are the text. */
export function splitPlaceholders(text: string): Part[] {
  return (
    text
      .split(BRACES)
      .filter((part) => part !== '')
      // The domain says which braces are a variable and which are only braces.
      .map((part) => ({
        text: part,
        isVariable: BRACES.test(part) && findPlaceholders(part).length > 0,
      }))
  )
}
