import { expect, it } from 'vitest'
import { readImportFile } from './read-file.ts'

const csv = 'Nombre,Apellidos\r\nAna,Pech\r\n'

it('names an import by its file, so that the same file is the same import', async () => {
  const first = await readImportFile(new File([csv], 'clientes.csv'))
  const again = await readImportFile(new File([csv], 'copia.csv'))
  const other = await readImportFile(new File([`${csv}Eva,Uc\r\n`], 'clientes.csv'))
  expect(first.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(again.id).toBe(first.id)
  expect(other.id).not.toBe(first.id)
})

it('knows a file of contacts by its name or by how it begins', async () => {
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Pech\r\nEND:VCARD\r\n'
  expect((await readImportFile(new File([card], 'contactos.vcf'))).kind).toBe('vcard')
  expect((await readImportFile(new File([card], 'contactos.txt'))).kind).toBe('vcard')
  expect((await readImportFile(new File([csv], 'clientes.txt'))).kind).toBe('csv')
})
