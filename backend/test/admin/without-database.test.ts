import { expect, it } from 'vitest'
import { runAdmin } from '../../../scripts/admin/run-admin.ts'
import { ROOT } from '../paths.ts'
import { SECRETS_KEY } from '../test-backend.ts'
import { createTestDatabase } from '../test-database.ts'

it('OPS-27 the commands tell the operator what to do where no database of Predio exists', async () => {
  const gone = await runAdmin(['agents'], {
    root: ROOT,
    variables: { DATA_DIR: '/nonexistent/predio' },
  })
  expect(gone).toMatchObject({ exitCode: 1 })
  expect(gone.text).toContain('No hay una base de datos en /nonexistent/predio')
  const wrong = await runAdmin(['agents'], {
    root: ROOT,
    variables: { DATABASE_URL: 'mysql://x/y' },
  })
  expect(wrong.text).toContain('DATABASE_URL: debe empezar con postgres://')
})

it('OPS-27 the commands migrate nothing: an older or an empty database stays unchanged', async () => {
  const database = await createTestDatabase()
  const variables = { DATABASE_URL: database.url, SECRETS_KEY, DATA_DIR: '/nonexistent/predio' }
  const agents = async () => (await runAdmin(['agents'], { root: ROOT, variables })).text
  await database.owner.query(
    `delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)`,
  )
  expect(await agents()).toContain('es de una versión anterior de Predio. Inicia Predio una vez')
  await database.owner.query('drop schema supabase_migrations cascade')
  expect(await agents()).toContain('La base de datos está vacía')
  await database.drop()
})
