function zipEntry(name: string, content: string): Buffer {
  const header = Buffer.alloc(30)
  header.write('PK\u0003\u0004', 'latin1')
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), Buffer.from(content)])
}

function zipOf(...entries: [name: string, content: string][]): Buffer {
  const files = entries.map(([name, content]) => zipEntry(name, content))
  return Buffer.concat([...files, Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])
}

export const ODT_TYPE = 'application/vnd.oasis.opendocument.text'
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const PADDING = 'Lorem ipsum '.repeat(500)

export const SAMPLES = {
  pdf: Buffer.from(`%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n${PADDING}\n%%EOF\n`, 'latin1'),
  doc: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(6000)]),
  installer: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(6000),
    Buffer.from('84100c0000000000c000000000000046', 'hex'),
  ]),
  docx: zipOf(['[Content_Types].xml', PADDING], ['word/document.xml', PADDING]),
  googleDocx: zipOf(['word/numbering.xml', PADDING], ['[Content_Types].xml', PADDING]),
  xlsx: zipOf(['[Content_Types].xml', PADDING], ['xl/workbook.xml', PADDING]),
  docm: zipOf(['[Content_Types].xml', PADDING], ['word/vbaProject.bin', PADDING]),
  jar: zipOf(['META-INF/MANIFEST.MF', PADDING], ['word/A.class', PADDING]),
  zip: zipOf(['fotos/uno.txt', PADDING]),
  odt: zipOf(['mimetype', ODT_TYPE], ['content.xml', PADDING]),
  odtTemplate: zipOf(['mimetype', `${ODT_TYPE}-template`], ['content.xml', PADDING]),
  text: Buffer.from(`Contrato de compraventa: señor Núñez, 1,500 m² € 🏠\r\n\t${PADDING}`),
  latin1: Buffer.from('se\u00f1or', 'latin1'),
  jpeg: Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(5000, 7)]),
  png: Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(5000)]),
  executable: Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(5000)]),
  elf: Buffer.concat([Buffer.from('\u007fELF\u0002\u0001', 'latin1'), Buffer.alloc(5000)]),
} as const

export function pdfOfSize(size: number): Buffer {
  const pdf = Buffer.alloc(size, 0x20)
  pdf.write('%PDF-1.7\n')
  return pdf
}
