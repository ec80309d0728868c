/** Copied texts contain these characters, and no field shows them. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\u00a0\u115f\u1160\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u3164]/u
const AT_THE_ENDS = new RegExp(`^(?:\\s|${INVISIBLE.source})+|(?:\\s|${INVISIBLE.source})+$`, 'gu')

export type OddCharacter = 'space' | 'invisible'

export function trimInvisible(text: string): string {
  return text.replace(AT_THE_ENDS, '')
}

export function findOddCharacter(text: string): OddCharacter | null {
  const inner = trimInvisible(text)
  if (INVISIBLE.test(inner)) return 'invisible'
  return /\s/.test(inner) ? 'space' : null
}
