import { expect, it } from 'vitest'
import { generatedPath, sanitizeFileName, uploadPath } from './sanitize-file-name.ts'

it.each([
  ['Contrato.pdf', 'contrato.pdf'],
  ['Contrato de Arrendamiento 2026.pdf', 'contrato_de_arrendamiento_2026.pdf'],
  ['José Núñez – peña.docx', 'jose_nunez_pena.docx'],
  ['Contrato (final).pdf', 'contrato_final_.pdf'],
  ['a..b--c__d.odt', 'a_b_c_d.odt'],
  ['v1.2.doc', 'v1_2.doc'],
  ['Escaneo.PDF', 'escaneo.PDF'],
  ['sin extensión', 'sin_extension'],
  ['raro.p d f', 'raro_p_d_f'],
  ['.pdf', 'documento.pdf'],
  ['日本.pdf', '_.pdf'],
  ['../../etc/passwd', '_etc_passwd'],
  ['', 'documento'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(100)}.pdf`],
])('DOC-30 stores the file name %s as %s', (name, stored) => {
  expect(sanitizeFileName(name)).toBe(stored)
})

it('DOC-31 builds the storage paths of uploads and generated documents', () => {
  const now = new Date(1_763_200_000_000)
  expect(uploadPath('u1', now, 'Mi Casa.pdf')).toBe('u1/1763200000000-mi_casa.pdf')
  expect(generatedPath('u1', now, 'pagare')).toBe('u1/ai-generated/1763200000000-pagare.txt')
})
