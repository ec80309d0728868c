export interface VcardLine {
  line: number
  text: string
}

const QUOTED_PRINTABLE = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE/i

/**
 * Versions 3.0 and 4.0 continue a line with a blank at the beginning of the next (RFC 6350, 3.2), 2.1 with '=' at the end of a
 * quoted-printable one.
 */
export function readLines(text: string): VcardLine[] {
  const lines: VcardLine[] = []
  text.split(/\r\n|\r|\n/).forEach((physical, index) => {
    const current = lines.at(-1)
    if (current?.text.endsWith('=') && QUOTED_PRINTABLE.test(current.text)) {
      current.text = current.text.slice(0, -1) + physical.replace(/^[ \t]/, '')
    } else if (current && /^[ \t]/.test(physical)) {
      current.text += physical.slice(1)
    } else {
      lines.push({ line: index + 1, text: physical })
    }
  })
  return lines.filter(({ text }) => text.trim() !== '')
}
