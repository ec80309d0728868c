import { expect, it } from 'vitest'
import { describeExport } from './describe-export.ts'

const MADE = { email: 'ana@agente.mx', date: '15 nov 2026, 9:00 a.m.' }
const TABLES = [
  { file: 'clientes', rows: 1234, isOwn: true },
  { file: 'tareas', rows: 0, isOwn: true },
]

it('EXPORT-09 the export’s text names the account, the rows of each table and the missing keys', () => {
  const text = describeExport({ tables: TABLES, files: 3, missing: [] }, MADE)
  expect(text).toContain('Cuenta: ana@agente.mx\r\nHecho el: 15 nov 2026, 9:00 a.m.\r\n')
  expect(text).toContain('clientes: 1,234\r\ntareas: 0\r\nArchivos: 3\r\n')
  expect(text).toContain('La API Key de tu sitio WordPress y la API key de OpenAI')
  expect(text).not.toContain('NO SE PUDIERON')
})

it('EXPORT-09 the export’s text names each file that could not be included', () => {
  const missing = ['documentos/1_contrato.pdf', 'imagenes/logos/logo.png']
  const text = describeExport({ tables: TABLES, files: 1, missing }, MADE)
  expect(text).toContain('ARCHIVOS QUE NO SE PUDIERON INCLUIR (2)')
  for (const path of missing) expect(text).toContain(`\r\n- ${path}\r\n`)
})
