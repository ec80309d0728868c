export interface VcardLine {
  line: number
  text: string
}

const QUOTED_PRINTABLE = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE/i

/**
 * In versions 3.0 and 4.0 a line that begins with a blank continues the line before (RFC 6350, 3.2). In 2.1 a quoted-printable line that
 * ends with '=' continues on the next.
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
