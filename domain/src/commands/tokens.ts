import { foldForSearch } from '../text/index.ts'

export interface Token {
  /** As it was typed. */
  text: string
  /** For comparing: without accents, in lower case, without punctuation around it. */
  word: string
}

export function tokenize(text: string): Token[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) => ({ text: typed, word: toWord(typed) }))
}

export function wordAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.word ?? ''
}

/** Whether these words stand there one after another. */
export function hasPhrase(tokens: readonly Token[], index: number, phrase: string): boolean {
  return phrase.split(' ').every((word, ahead) => wordAt(tokens, index + ahead) === word)
}

/** 'p.m.' is written with dots or without; the dots of '25.11.2026' separate its parts. */
function toWord(typed: string): string {
  const folded = foldForSearch(typed).replaceAll(/^[«"'(¿¡]+|[»"'),;:!?]+$/g, '')
  return /\d/.test(folded) ? folded.replace(/\.+$/, '') : folded.replaceAll('.', '')
}

/** The words as they were typed, without what a removed part leaves behind at their ends. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')
}
