/** Writes letter pages with Western European text in the smallest form of PDF that readers accept. */
export function writePdf(pages: readonly (readonly string[])[]): Uint8Array {
  const ids = pages.map((_, index) => 4 + index * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      stream(lines),
    ]),
  ]
  let text = '%PDF-1.7\n'
  const table = objects.map((object, index) => {
    const offset = String(text.length).padStart(10, '0')
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${offset} 00000 n \n`
  })
  const size = objects.length + 1
  const start = text.length
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}`
  text += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

function stream(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`)
  const content = `BT /F1 13 Tf 20 TL 72 708 Td ${shown.join(' ')} ET`
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}
