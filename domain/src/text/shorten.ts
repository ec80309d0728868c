import { cutText } from './cut-text.ts'

export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = cutText(text, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > max * 0.7 ? cut.slice(0, space) : cut}…`
}
