import { expect, it } from 'vitest'
import { messages } from './messages.ts'
import { FileTooBig, importId } from '../../../capabilities/imports/read-table-file.ts'
import { readImportFile } from './read-file.ts'

const csv = 'Nombre,Apellidos\r\nAna,Pech\r\n'

it('IMPORT-19 derives the id of an import from the content of its file', async () => {
  const first = await readImportFile(new File([csv], 'clientes.csv'))
  const again = await readImportFile(new File([csv], 'copia.csv'))
  const other = await readImportFile(new File([`${csv}Eva,Uc\r\n`], 'clientes.csv'))
  expect(first.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(again.id).toBe(first.id)
  expect(other.id).not.toBe(first.id)
})

it('IMPORT-19 a file whose cells have several lines gets a new id, because older releases numbered its rows by lines', async () => {
  const file = new File([`${csv}"Eva\nMaría",Uc\r\n`], 'clientes.csv')
  const { id } = await readImportFile(file)
  expect(id).not.toBe(await importId(new Uint8Array(await file.arrayBuffer())))
})

it('VCARD-09 recognises a vCard file by its name or by its first line', async () => {
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Pech\r\nEND:VCARD\r\n'
  expect((await readImportFile(new File([card], 'contactos.vcf'))).kind).toBe('vcard')
  expect((await readImportFile(new File([card], 'contactos.txt'))).kind).toBe('vcard')
  expect((await readImportFile(new File([csv], 'clientes.txt'))).kind).toBe('table')
})

it('IMPORT-11 refuses a file over 50 MB before it is read', async () => {
  const size = 50 * 1024 * 1024 + 1
  await expect(readImportFile({ size } as File)).rejects.toThrow(FileTooBig)
  expect(messages.tooBig).toBe('El archivo pesa más de 50 MB. Divídelo en partes.')
})
