/** The pattern of every column with an address: nothing else may become the target of a link. */
export function isLink(text: string): boolean {
  return /^https:\/\/\S+$/.test(text)
}
