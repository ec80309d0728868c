/** The digits may have marks between them, or be groups of three that are separated by spaces. */
export const FIGURE = String.raw`(?:\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3}(?!\d))+(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,'’´]\d+)*)`

export interface NumberStyle {
  pointBeforeThree: 'thousands' | 'decimals'
}

/**
 * The comma separates groups and the point decimals, as in Mexico, unless the figure itself shows the other custom: '3.500.000,00', '2,5'.
 */
export function parseNumber(figure: string, { pointBeforeThree }: NumberStyle): number | null {
  const plain = figure.replace(/['’´\s\u00a0\u2009\u202f]/g, '')
  const isGrouped = plain.length < figure.length
  if (!/^\d[\d.,]*$/.test(plain)) return null
  const value = Number(plain.replace(/[.,]/g, (mark, at: number) => read(plain, mark, at)))
  return Number.isFinite(value) ? value : null

  function read(text: string, mark: string, at: number): string {
    const isLast = !/[.,]/.test(text.slice(at + 1))
    const before = text.slice(0, at)
    return isLast && isDecimalMark(before, mark, text.length - at - 1) ? '.' : ''
  }

  function isDecimalMark(before: string, mark: string, digitsAfter: number): boolean {
    if (before.includes(mark)) return false
    if (digitsAfter !== 3) return true
    if (!isGrouped && /^\d{4,}$|^0$/.test(before)) return true
    if (mark === ',') return false
    return before.includes(',') || pointBeforeThree === 'decimals'
  }
}
