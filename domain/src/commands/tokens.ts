import { foldForSearch } from '../text/index.ts'

export interface Token {
  text: string
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

export function hasPhrase(tokens: readonly Token[], index: number, phrase: string): boolean {
  return phrase.split(' ').every((word, ahead) => wordAt(tokens, index + ahead) === word)
}

function toWord(typed: string): string {
  const folded = foldForSearch(typed).replaceAll(/^[«"'(¿¡]+|[»"'),;:!?]+$/g, '')
  return /\d/.test(folded) ? folded.replace(/\.+$/, '') : folded.replaceAll('.', '')
}

export function joinTokens(tokens: readonly Token[]): string {
  return tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')
}
