import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callAsScheduler } from './call-as-scheduler.ts'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

let server: TestFunctions
let ana: Agent

beforeAll(async () => {
  server = await createTestFunctions()
  ana = await server.signUp('ana@example.com')
})
afterEach(() => server.intercept(undefined))
afterAll(() => server.close())

function sweep() {
  const { config, keyring } = server.services
  const internalFetch = (request: Request) => server.fetch(request)
  return callAsScheduler({ publicUrl: config.publicUrl, keyring, internalFetch }, 'sweep-files')
}

const age = () =>
  server.owner.query(`update storage.objects set created_at = now() - interval '25 hours'`)

async function paths(): Promise<string[]> {
  const { rows } = await server.owner.query<{ path: string }>(
    `select bucket_id || '/' || name as path from storage.objects order by 1`,
  )
  return rows.map(({ path }) => path)
}

test('DOC-39 the sweep removes every file of a deleted account, in every bucket, and nobody else’s', async () => {
  const gone = await server.signUp('luis@example.com')
  const mine = [`images/logos/${ana.id}/logo.png`, `images/processed/${ana.id}.png`]
  for (const agent of [gone, ana]) {
    await server.storeFile(agent, 'images', `logos/${agent.id}/logo.png`)
    await server.storeFile(agent, 'images', `processed/${agent.id}.png`)
  }
  await server.storeFile(gone, 'images', `portraits/${gone.id}/1.jpg`)
  await server.storeFile(gone, 'documents', `${gone.id}/a/b.txt`)
  await server.storeFile(gone, 'listing-photos', `${gone.id}/casa/sala.jpg`)
  await server.storeFile(gone, 'notes', `${gone.id}/nota/fachada.jpg`)
  await server.owner.query(`select set_config('storage.allow_delete_query', 'true', false)`)
  await server.owner.query('delete from auth.users where id = $1', [gone.id])
  expect(await sweep()).toBeUndefined()

  await age()
  expect(await sweep()).toEqual({ removed: 6 })
  expect(await paths()).toEqual(mine)
  expect(await sweep()).toBeUndefined()
})

test('DOC-39 the sweep removes files that no document names, a day after their upload', async () => {
  for (const name of ['con-registro.txt', 'sin-registro.txt']) {
    await server.storeFile(ana, 'documents', `${ana.id}/${name}`)
  }
  await server.owner.query(
    `insert into documents (user_id, name, url) values ($1, 'Contrato', $2)`,
    [ana.id, `${ana.id}/con-registro.txt`],
  )
  expect(await sweep()).toBeUndefined()
  await age()
  expect(await sweep()).toEqual({ removed: 1 })
  expect(await paths()).toContain(`documents/${ana.id}/con-registro.txt`)
})

test('PHOTO-07 the sweep removes photographs that no listing names, with their small copies, a day after their upload', async () => {
  const id = '00000000-0000-4000-8000-0000000000b1'
  const path = (name: string) => `${ana.id}/${id}/${name}`
  for (const name of ['sala.jpg', 'sala-480.jpg', 'quitada.jpg', 'quitada-480.jpg']) {
    await server.storeFile(ana, 'listing-photos', path(name))
  }
  await server.owner.query(
    `insert into properties (id, user_id, title, location, images) values ($1, $2, 'Casa', 'Mérida', $3)`,
    [id, ana.id, [path('sala.jpg')]],
  )
  expect(await sweep()).toBeUndefined()
  await age()
  expect(await sweep()).toEqual({ removed: 2 })
  const kept = (await paths()).filter((each) => each.startsWith('listing-photos/'))
  expect(kept).toEqual([
    `listing-photos/${path('sala-480.jpg')}`,
    `listing-photos/${path('sala.jpg')}`,
  ])
})

test('NOTE-05 the sweep removes photographs that no interaction names after a day, and keeps those of a deleted, restorable one', async () => {
  const [id, deleted] = [
    '00000000-0000-4000-8000-0000000000c1',
    '00000000-0000-4000-8000-0000000000c2',
  ]
  const photo = (folder: string, at: number) =>
    `${ana.id}/${folder}/00000000-0000-4000-8000-00000000000${at}`
  const kept = [`${photo(id, 1)}.jpg`, `${photo(id, 1)}-480.jpg`, `${photo(deleted, 2)}.jpg`]
  for (const path of [...kept, `${photo(id, 3)}.jpg`, `${photo(id, 3)}-480.jpg`]) {
    await server.storeFile(ana, 'notes', path)
  }
  await server.owner.query(
    `insert into interactions (id, user_id, subject, photos) values ($1, $3, 'Visita', $4), ($2, $3, 'Nota', $5)`,
    [id, deleted, ana.id, [kept[0]], [kept[2]]],
  )
  await server.owner.query(
    `insert into private.deleted_records (user_id, kind, record_id, record)
     select user_id, 'interactions', id, to_jsonb(gone) from interactions as gone where id = $1`,
    [deleted],
  )
  await server.owner.query('delete from interactions where id = $1', [deleted])
  expect(await sweep()).toBeUndefined()
  await age()
  expect(await sweep()).toEqual({ removed: 2 })
  const left = (await paths()).filter((each) => each.startsWith('notes/'))
  expect(left).toEqual(kept.map((path) => `notes/${path}`).toSorted())
  await server.owner.query('delete from private.deleted_records where record_id = $1', [deleted])
  expect(await sweep()).toEqual({ removed: 1 })
})

test('IDENT-05 the sweep removes portraits that no profile names, a day after their upload', async () => {
  const path = (name: string) => `portraits/${ana.id}/${name}.jpg`
  for (const name of ['1', '2']) await server.storeFile(ana, 'images', path(name))
  await server.owner.query('update profiles set photo_path = $2 where id = $1', [ana.id, path('2')])
  expect(await sweep()).toBeUndefined()
  await age()
  expect(await sweep()).toEqual({ removed: 1 })
  const kept = (await paths()).filter((each) => each.startsWith('images/portraits/'))
  expect(kept).toEqual([`images/${path('2')}`])
})

test('DOC-39 the sweep keeps files without an owner, such as those of the operator', async () => {
  await server.owner.query(
    `insert into storage.objects (bucket_id, name) values ('documents', 'leeme.txt'), ('images', 'marca.png')`,
  )
  await age()
  expect(await sweep()).toBeUndefined()
})

test('DOC-39 allows only the secret key to sweep and to list the files', async () => {
  expect((await server.call('sweep-files', { token: ana.token })).status).toBe(401)
  expect((await server.call('sweep-files')).status).toBe(401)
  const { rows } = await server.owner.query(
    `select role, has_function_privilege(role, 'public.files_to_sweep(integer)', 'execute') as may
     from unnest(array['anon', 'authenticated', 'service_role']) as role`,
  )
  expect(rows).toEqual([
    { role: 'anon', may: false },
    { role: 'authenticated', may: false },
    { role: 'service_role', may: true },
  ])
})

test('DOC-39 the sweep fails if a removed file is still listed', async () => {
  await server.storeFile(ana, 'documents', `${ana.id}/otro.txt`)
  await age()
  server.intercept((request) =>
    request.method === 'DELETE' ? Response.json([], { status: 200 }) : undefined,
  )
  await expect(sweep()).rejects.toThrow('sweep-files answered 500')
})
