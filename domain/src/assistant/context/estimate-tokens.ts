/**
 * AST-21: the estimate is rather too high, because a request that is too long is refused and each model counts differently. A token is
 * about three letters of Spanish, three digits or two punctuation marks. An accented letter or a line break counts as one token, another
 * character as three.
 */
export function estimateTokens(text: string): number {
  let tokens = 0
  for (const match of text.matchAll(PIECE)) tokens += cost(match[0])
  return tokens
}

const PIECE = /[a-z]+|\d+| +|[!-/:-@[-`{-~]+|[^]/giu
const LETTERS_A_TOKEN = 3
const DIGITS_A_TOKEN = 3
const MARKS_A_TOKEN = 2
const OTHER_SCRIPT_TOKENS = 3

function cost(piece: string): number {
  const code = piece.charCodeAt(0)
  if (code === 32) return Math.floor(piece.length / 4)
  if (code >= 48 && code <= 57) return Math.ceil(piece.length / DIGITS_A_TOKEN)
  if (code < 128)
    return Math.ceil(piece.length / (isLetter(code) ? LETTERS_A_TOKEN : MARKS_A_TOKEN))
  return code < 0x250 ? 1 : OTHER_SCRIPT_TOKENS
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}
