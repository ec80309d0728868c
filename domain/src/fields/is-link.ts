/** Every column with a link uses this pattern, so that only https addresses can become links. */
export function isLink(text: string): boolean {
  return /^https:\/\/\S+$/.test(text)
}
