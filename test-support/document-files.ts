import { strToU8, zipSync } from 'fflate'

export interface SampleFile {
  name: string
  mimeType: string
  bytes: Uint8Array<ArrayBuffer>
}

export function pdfFile(name = 'contrato.pdf', lines = ['Contrato de arrendamiento']): SampleFile {
  const font = 3
  const pages = lines.map((_, index) => 4 + index * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...lines.flatMap((line, index) => {
      const stream = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  // Each character becomes one byte (Latin-1), as the offsets assume.
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  return { name, mimeType: 'application/pdf', bytes }
}

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

export function docxFile(name = 'solicitud.docx'): SampleFile {
  const body = `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Solicitud de arrendamiento</w:t></w:r></w:p><w:p><w:r><w:t>Señor Núñez,</w:t></w:r><w:r><w:t xml:space="preserve"> pido la casa.</w:t></w:r></w:p>`
  const files = {
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`,
    ),
  }
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes: zipSync(files),
  }
}

export function odtFile(name = 'recibo.odt'): SampleFile {
  const mimeType = 'application/vnd.oasis.opendocument.text'
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:h>Recibo de renta</text:h><text:p>Recibí de Zoé<text:s text:c="2"/>Pech</text:p></office:text></office:body></office:document-content>`
  const bytes = zipSync({
    mimetype: [strToU8(mimeType), { level: 0 }],
    'content.xml': strToU8(content),
  })
  return { name, mimeType, bytes }
}

export function docFile(name = 'viejo.doc'): SampleFile {
  const bytes = new Uint8Array(4000)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return { name, mimeType: 'application/msword', bytes }
}
