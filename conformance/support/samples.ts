const FILLER = 'Texto de relleno. '.repeat(300)

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const ODT_TYPE = 'application/vnd.oasis.opendocument.text'

function archive(entries: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(entries).map(([name, content]) => {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04_03_4b_50, 0)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt32LE(content.length, 22)
    head.writeUInt16LE(name.length, 26)
    return Buffer.concat([head, Buffer.from(name), Buffer.from(content)])
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  return new Uint8Array(Buffer.concat([...parts, end]))
}

function beginning(hex: string, length = 4_000): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  bytes.set(Buffer.from(hex, 'hex'))
  return bytes
}

export const SAMPLES = {
  pdf: new Uint8Array(Buffer.from(`%PDF-1.7\n${FILLER}\n%%EOF\n`)),
  doc: beginning('d0cf11e0a1b11ae1'),
  docx: archive({ '[Content_Types].xml': FILLER, 'word/document.xml': FILLER }),
  odt: archive({ mimetype: ODT_TYPE, 'content.xml': FILLER }),
  zip: archive({ 'fotos/casa.txt': FILLER }),
  text: new Uint8Array(Buffer.from(`Contrato del señor Núñez: 120 m² 🏠\n${FILLER}`)),
  png: beginning('89504e470d0a1a0a0000000d49484452'),
  jpeg: beginning('ffd8ffe000104a46494600'),
  executable: beginning('4d5a90000300000004000000ffff0000'),
  elf: beginning('7f454c4602010100'),
} satisfies Record<string, Uint8Array<ArrayBuffer>>

export type Sample = keyof typeof SAMPLES

export function pdf(): Blob {
  return new Blob([SAMPLES.pdf], { type: 'application/pdf' })
}

export function png(): Blob {
  return new Blob([SAMPLES.png], { type: 'image/png' })
}

export function jpeg(): Blob {
  return new Blob([SAMPLES.jpeg], { type: 'image/jpeg' })
}

export function text(content: string): Blob {
  return new Blob([content], { type: 'text/plain' })
}

export function pdfOfSize(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(0x20)
  bytes.set(Buffer.from('%PDF-1.7\n'))
  return bytes
}
