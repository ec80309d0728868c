export function joinAnd(parts: readonly string[]): string {
  // Before hielo or hiato the word is 'y' and not 'e', because their i is a consonant.
  return joinWith(parts, (last) => (/^h?(?:í|i(?![aeoáéó]))/i.test(last) ? 'e' : 'y'))
}

export function joinOr(parts: readonly string[]): string {
  return joinWith(parts, (last) => (/^h?[oó]/i.test(last) ? 'u' : 'o'))
}

function joinWith(parts: readonly string[], wordBefore: (last: string) => string): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  return `${parts.slice(0, -1).join(', ')} ${wordBefore(last)} ${last}`
}
