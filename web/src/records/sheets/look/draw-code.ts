import { encode } from 'uqr'

/** The app draws the QR code itself, so that no outside service learns the address. */
export function codeSquares(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'L', border: 0 }).data
}

export function codeSvg(text: string, color: string): string {
  const rows = codeSquares(text)
  const path = rows
    .flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('')
  const side = rows.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><path fill="${color}" d="${path}"/></svg>`
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue
    const last = found.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else found.push([x, 1])
  }
  return found
}
