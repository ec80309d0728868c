import { expect, it } from 'vitest'
import { readRecordAddress, recordAddress, recordIdAt } from './record-address.ts'

const ID = '57a60000-0000-4000-8000-000000000001'

it('an address says which record it is of', () => {
  const address = recordAddress('clientes', ID)
  expect(address).toBe(`/dashboard/clientes/${ID}`)
  expect(readRecordAddress(address)).toEqual({ kind: 'clientes', id: ID })
  expect(recordIdAt(`${address}/`, 'clientes')).toBe(ID)
  expect(recordIdAt(address, 'documentos')).toBeUndefined()
})

it.each(['/dashboard', '/dashboard/clientes', '/dashboard/clientes/ana', `/clientes/${ID}`])(
  '%s names no record',
  (address) => expect(readRecordAddress(address)).toBeUndefined(),
)
