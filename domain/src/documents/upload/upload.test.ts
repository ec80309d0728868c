import { describe, expect, it } from 'vitest'
import { checkChosenFiles, checkFirstBytes, MAX_UPLOAD_BYTES, mimeTypeOf } from './check-upload.ts'
import { FILE_KINDS, MIME_TYPES } from './file-kinds.ts'
import { generatedMetadata, uploadedMetadata } from './metadata.ts'

const WRONG_TYPE = 'El archivo debe ser PDF, DOC, DOCX u ODT'
const MISMATCH = 'El contenido del archivo no corresponde a su extensión: revisa que se abra bien'
const HEIC =
  'El archivo debe ser PDF, DOC, DOCX u ODT. Esta es una foto HEIC del iPhone: con «Escanear documentos» de la app Archivos o Notas la guardas como PDF'
const PDF = { name: 'contrato.pdf', type: 'application/pdf', size: 1000 }

describe('DOC-32 the chosen file', () => {
  it.each(FILE_KINDS)('accepts the file %s, whatever the case of its extension', (kind) => {
    const file = { name: `a.${kind.toUpperCase()}`, type: MIME_TYPES[kind], size: MAX_UPLOAD_BYTES }
    expect(checkChosenFiles([file])).toBeNull()
    expect(mimeTypeOf(file.name)).toBe(MIME_TYPES[kind])
  })

  it.each(['', 'application/octet-stream', 'APPLICATION/PDF; charset=binary'])(
    'accepts a PDF with the declared type %j',
    (type) => expect(checkChosenFiles([{ ...PDF, type }])).toBeNull(),
  )

  it.each([
    [[], 'Selecciona un archivo'],
    [[PDF, PDF], 'Demasiados archivos: elige uno solo'],
    [[{ ...PDF, name: 'foto.png', type: 'image/png' }], WRONG_TYPE],
    [[{ ...PDF, name: 'contrato' }], WRONG_TYPE],
    [[{ ...PDF, type: 'image/png' }], WRONG_TYPE],
    [[{ ...PDF, name: 'a.doc' }], WRONG_TYPE],
    [[{ ...PDF, size: 0 }], 'El archivo está vacío'],
    [[{ ...PDF, size: MAX_UPLOAD_BYTES + 1 }], 'El archivo pesa más de 10 MB'],
  ])('refuses the chosen files %j: %s', (files, message) => {
    expect(checkChosenFiles(files)).toBe(message)
  })
})

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
const OLE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'
const ZIP = `PK\u0003\u0004${'\0'.repeat(26)}`

describe('DOC-33 the first bytes of a file', () => {
  it.each([
    ['a.pdf', '%PDF-1.7'],
    ['a.pdf', '\u00ef\u00bb\u00bf\n%PDF-1.4'],
    ['a.doc', `${OLE}resto`],
    ['a.docx', `${ZIP}[Content_Types].xml`],
    ['a.odt', `${ZIP}mimetype${MIME_TYPES.odt}PK`],
  ])('accepts the file %s that begins with the bytes %j', (name, head) => {
    expect(checkFirstBytes(name, bytes(head))).toBeNull()
  })

  it.each([
    ['a.pdf', 'MZ\u0090', MISMATCH],
    ['a.pdf', '', MISMATCH],
    ['a.pdf', `${' '.repeat(40)}%PDF-`, MISMATCH],
    ['a.doc', ZIP, MISMATCH],
    ['a.docx', OLE, MISMATCH],
    ['a.docx', `${ZIP}mimetype${MIME_TYPES.odt}`, MISMATCH],
    ['a.odt', `${ZIP}word/document.xml`, MISMATCH],
    ['a.exe', '%PDF-', WRONG_TYPE],
    ['IMG_0001.HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', HEIC],
    ['credencial.pdf', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', HEIC],
  ])('refuses the file %s that begins with the bytes %j', (name, head, message) => {
    expect(checkFirstBytes(name, bytes(head))).toBe(message)
  })
})

it('DOC-35 builds the metadata of uploads and generated documents', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(uploadedMetadata(PDF, PDF.type, now)).toEqual({
    originalName: 'contrato.pdf',
    size: 1000,
    type: 'application/pdf',
    uploadedAt: '2026-11-15T12:00:00.000Z',
  })
  const generated = {
    by: 'ai',
    data: { monto: 5, aval: null },
    content: 'Pagaré €🏡',
    now,
  } as const
  expect(generatedMetadata({ ...generated, path: 'u1/ai-generated/1-pagare.txt' })).toEqual({
    generated_by: 'ai',
    prompt_data: { monto: 5 },
    timestamp: '2026-11-15T12:00:00.000Z',
    mime_type: 'text/plain',
    size: 15,
    filename: '1-pagare.txt',
    version: 1,
  })
})
