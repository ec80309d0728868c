/** Closes unfinished bold text, whose asterisks would be shown otherwise. */
export function closeBold(text: string): string {
  const bare = text.trimEnd()
  if (bare.endsWith('**')) return isOdd(bare) ? bare.slice(0, -2) : bare
  return isOdd(bare) ? `${bare}**` : bare
}

function isOdd(text: string): boolean {
  return (text.split('**').length - 1) % 2 === 1
}
