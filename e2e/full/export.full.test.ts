import { expect, test } from '@playwright/test'
import { enter } from '../support/dashboard.ts'
import { countInDatabase, countRows, startExport, storedFiles } from '../support/exports.ts'
import { admin, clientOf } from '../support/people.ts'

const CLIENTS = 2_300
const FILES = 230
const AT_ONCE = 10

test.describe.configure({ timeout: 600_000 })

test('an export of many pages has every row and every file once', async ({ page }) => {
  const person = await enter(page, '/dashboard/profile')
  const api = await clientOf(person)
  const clients = Array.from({ length: CLIENTS }, (_, index) => ({
    type: 'comprador' as const,
    first_name: `Cliente ${index}`,
    last_name: 'Núñez, "Peña"',
  }))
  await api.from('clients').insert(clients).throwOnError()
  for (let first = 0; first < FILES; first += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const name = `${first + index}_nota.txt`
        const { error } = await api.storage
          .from('documents')
          .upload(`${person.id}/${name}`, Buffer.from(`Nota ${first + index}`), {
            contentType: 'text/plain',
          })
        expect(error).toBeNull()
      }),
    )
  }

  const archive = await startExport(page)
  expect(countRows(archive)).toEqual(await countInDatabase(admin(), person.id))
  expect(storedFiles(archive)).toHaveLength(FILES)
  for (const name of storedFiles(archive)) {
    const number = /(\d+)_nota/.exec(name)?.[1]
    expect(Buffer.from(archive.files[name] ?? []).toString()).toBe(`Nota ${number}`)
  }
  const rows = JSON.parse(Buffer.from(archive.files['datos/clientes.json'] ?? []).toString()) as {
    id: string
  }[]
  expect(new Set(rows.map(({ id }) => id)).size).toBe(CLIENTS)
})
