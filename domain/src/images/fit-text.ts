export type MeasureText = (text: string, fontSize: number) => number

export interface FittedText {
  text: string
  fontSize: number
}

const ELLIPSIS = '…'

/** IMG-24: first the font size shrinks, then the text. The result is null if not even one letter fits. */
export function fitText(
  text: string,
  room: number,
  { largest, smallest }: { largest: number; smallest: number },
  measure: MeasureText,
): FittedText | null {
  const width = measure(text, largest)
  if (width <= room) return { text, fontSize: largest }
  const fontSize = Math.max(smallest, Math.floor((largest * room) / width))
  if (measure(text, fontSize) <= room) return { text, fontSize }
  const letters = Array.from(text)
  for (let length = letters.length - 1; length > 0; length -= 1) {
    const shorter = letters.slice(0, length).join('').trimEnd() + ELLIPSIS
    if (measure(shorter, fontSize) <= room) return { text: shorter, fontSize }
  }
  return null
}
