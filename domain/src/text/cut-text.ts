/** Cuts a text without leaving half of its last character, which no database stores. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
