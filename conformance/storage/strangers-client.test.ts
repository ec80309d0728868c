import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { SAMPLES, pdf, png } from '../support/samples.ts'
import { STRANGERS, clientOf, inventory, setStage, type Stage } from '../support/strangers.ts'

/**
 * Tries every way in which supabase-js could reach another person's files. An attempt gains something if `data` is neither missing nor
 * empty. The owner makes the same attempts with success, which proves that they are well made.
 */
type Outcome = { data: unknown; error: unknown }
type Attempt = (client: SupabaseClient, s: Stage) => Promise<Outcome>

const documents = (client: SupabaseClient) => client.storage.from('documents')
const images = (client: SupabaseClient) => client.storage.from('images')
const PDF = { contentType: 'application/pdf' }

function form(): FormData {
  const data = new FormData()
  data.append('archivo', pdf(), 'contrato.pdf')
  return data
}

/** `exists` throws an error if it cannot tell the failure from a missing file. */
async function existence(client: SupabaseClient, path: string): Promise<Outcome> {
  try {
    const { data, error } = await documents(client).exists(path)
    return { data: data || null, error }
  } catch (error) {
    return { data: null, error }
  }
}

async function signedMany(client: SupabaseClient, bucket: string, path: string): Promise<Outcome> {
  const { data, error } = await client.storage.from(bucket).createSignedUrls([path], 60)
  return { data: data?.filter(({ signedUrl }) => signedUrl !== null) ?? null, error }
}

async function listed(client: SupabaseClient, s: Stage, with_delimiter: boolean): Promise<Outcome> {
  const prefix = `${s.ana.user.id}/`
  const { data, error } = await documents(client).listV2({ prefix, with_delimiter })
  return { data: data ? [...data.objects, ...data.folders] : null, error }
}

/** In each attempt only the source is somebody else's; target folders belong to the caller. */
const ATTEMPTS: Record<string, Attempt> = {
  'read: download': (c, s) => documents(c).download(s.document),
  'read: download as a stream': async (c, s) => documents(c).download(s.document).asStream(),
  'read: download transformed': (c, s) =>
    documents(c).download(s.document, { transform: { width: 10 } }),
  'info: info': (c, s) => documents(c).info(s.document),
  'exists: exists': (c, s) => existence(c, s.document),
  'list: the folder': (c, s) => documents(c).list(s.ana.user.id),
  'list: the root': (c, s) => documents(c).list('', { search: s.ana.user.id }),
  'list: logos': (c, s) => images(c).list(`logos/${s.ana.user.id}`),
  'list: the shared folder': (c, s) => images(c).list('processed', { search: s.ana.user.id }),
  'list: listV2': (c, s) => listed(c, s, false),
  'list: listV2 with folders': (c, s) => listed(c, s, true),
  'sign: one': (c, s) => documents(c).createSignedUrl(s.document, 60),
  'sign: one to download': (c, s) =>
    documents(c).createSignedUrl(s.document, 60, { download: 'x.pdf' }),
  'sign: one transformed': (c, s) =>
    documents(c).createSignedUrl(s.document, 60, { transform: { width: 10 } }),
  'sign: many': (c, s) => signedMany(c, 'documents', s.document),
  'sign: a logo': (c, s) => images(c).createSignedUrl(s.logo, 60),
  'sign: many logos': (c, s) => signedMany(c, 'images', s.logo),
  'overwrite: upload a Blob with upsert': (c, s) =>
    documents(c).upload(s.document, pdf(), { upsert: true }),
  'overwrite: upload bytes with upsert': (c, s) =>
    documents(c).upload(s.document, SAMPLES.pdf, { upsert: true, ...PDF }),
  'overwrite: upload a form with upsert': (c, s) =>
    documents(c).upload(s.document, form(), { upsert: true }),
  'overwrite: upload a stream with upsert': (c, s) =>
    documents(c).upload(s.document, pdf().stream(), { upsert: true, ...PDF }),
  'overwrite: update with a Blob': (c, s) => documents(c).update(s.document, pdf()),
  'overwrite: update with bytes': (c, s) => documents(c).update(s.document, SAMPLES.pdf, PDF),
  'overwrite: update with a form': (c, s) => documents(c).update(s.document, form()),
  'overwrite: a logo': (c, s) => images(c).upload(s.logo, png(), { upsert: true }),
  'overwrite: update a logo': (c, s) => images(c).update(s.logo, png()),
  'overwrite: a picture in the shared folder': (c, s) =>
    images(c).upload(s.picture, png(), { upsert: true }),
  'overwrite: update a picture in the shared folder': (c, s) => images(c).update(s.picture, png()),
  'plant: a file in the folder': (c, s) => documents(c).upload(`${s.ana.user.id}/ajeno.pdf`, pdf()),
  'plant: a file in a new folder': (c, s) =>
    documents(c).upload(`${s.ana.user.id}/nueva/ajeno.pdf`, pdf()),
  'plant: a logo': (c, s) => images(c).upload(`logos/${s.ana.user.id}/ajeno.png`, png()),
  'signed upload: in the folder': (c, s) =>
    documents(c).createSignedUploadUrl(`${s.ana.user.id}/ajeno-firmado.pdf`),
  'signed upload: over the file': (c, s) =>
    documents(c).createSignedUploadUrl(s.document, { upsert: true }),
  'signed upload: over a logo': (c, s) => images(c).createSignedUploadUrl(s.logo, { upsert: true }),
  'signed upload: over a picture in the shared folder': (c, s) =>
    images(c).createSignedUploadUrl(s.picture, { upsert: true }),
  'move: within the folder': (c, s) => documents(c).move(s.document, `${s.ana.user.id}/movido.pdf`),
  'move: a logo': (c, s) => images(c).move(s.logo, `logos/${s.ana.user.id}/movido.png`),
  'move: a picture of the shared folder': (c, s) =>
    images(c).move(s.picture, `processed/${s.ana.user.id}-robado.png`),
  'copy: within the folder': (c, s) =>
    documents(c).copy(s.document, `${s.ana.user.id}/copiado.pdf`),
  'copy: a logo': (c, s) => images(c).copy(s.logo, `logos/${s.ana.user.id}/copiado.png`),
  'copy: a picture of the shared folder': (c, s) =>
    images(c).copy(s.picture, `processed/${s.ana.user.id}-copia.png`),
  'delete: one': (c, s) => documents(c).remove([s.document]),
  'delete: a logo': (c, s) => images(c).remove([s.logo]),
  'delete: a picture in the shared folder': (c, s) => images(c).remove([s.picture]),
}

const ACROSS: Record<string, Attempt> = {
  'move: away': (c, s) => documents(c).move(s.document, `${s.folder}/robado.pdf`),
  'move: a logo away': (c, s) => images(c).move(s.logo, `logos/${s.folder}/robado.png`),
  'move: onto the file': (c, s) => documents(c).move(s.own, s.document),
  'move: into the folder': (c, s) => documents(c).move(s.own, `${s.ana.user.id}/ajeno.pdf`),
  'move: into another bucket': (c, s) =>
    documents(c).move(s.document, `processed/${s.ana.user.id}-robado.pdf`, {
      destinationBucket: 'images',
    }),
  'copy: away': (c, s) => documents(c).copy(s.document, `${s.folder}/robado.pdf`),
  'copy: a logo away': (c, s) => images(c).copy(s.logo, `logos/${s.folder}/robado.png`),
  'copy: onto the file': (c, s) => documents(c).copy(s.own, s.document),
  'copy: into the folder': (c, s) => documents(c).copy(s.own, `${s.ana.user.id}/ajeno.pdf`),
  'copy: into another bucket': (c, s) =>
    images(c).copy(s.picture, `${s.folder}/robado.png`, { destinationBucket: 'documents' }),
  'delete: many at once': (c, s) =>
    documents(c).remove([s.document, s.ana.user.id, `${s.ana.user.id}/`, `${s.ana.user.id}/*`]),
}

const isNothing = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0)
/** Null means an empty answer instead of a refusal; any other error must be one of the storage service. */
const isRefusal = (error: unknown) =>
  error === null ||
  (error instanceof Error && 'statusCode' in error && error.name === 'StorageApiError')

let stage: Stage
let before: unknown[]
beforeAll(async () => {
  stage = await setStage()
  before = await inventory(stage)
})

describe.each(STRANGERS)('%s gains nothing', (stranger) => {
  it.each(Object.entries({ ...ATTEMPTS, ...ACROSS }))(
    'a stranger gains nothing by %s',
    async (_, attempt) => {
      const { data, error } = await attempt(clientOf(stranger, stage), stage)
      expect(data).toSatisfy(isNothing)
      expect(error).toSatisfy(isRefusal)
      expect(await inventory(stage)).toEqual(before)
    },
  )

  it('a stranger gains nothing by the public URL of a private file', async () => {
    const { data } = documents(clientOf(stranger, stage)).getPublicUrl(stage.document)
    const response = await fetch(data.publicUrl)
    expect(response.status).toBe(400)
    expect(await response.text()).not.toContain('%PDF')
  })

  it('a stranger gains nothing by a signed upload for their own place, used on another', async () => {
    const { data } = await documents(stage.eva.client).createSignedUploadUrl(
      `${stage.folder}/nuevo.pdf`,
    )
    const { error } = await documents(clientOf(stranger, stage)).uploadToSignedUrl(
      stage.document,
      data?.token ?? '',
      pdf(),
      { upsert: true },
    )
    expect(error).toMatchObject({ status: 400, message: 'Invalid signature' })
    expect(await inventory(stage)).toEqual(before)
  })
})

describe('the owner, by the same attempts,', () => {
  const READS = /^(?:read|info|exists|list|sign|signed upload):/
  let fresh: Stage | undefined
  beforeAll(() => {
    fresh = stage
  })

  it.each(Object.entries(ATTEMPTS))(
    'the owner succeeds by the same attempt: %s',
    async (name, attempt) => {
      const own = fresh ?? (await setOwnStage(name))
      fresh = READS.test(name) ? own : undefined
      const { data, error } = await attempt(own.ana.client, own)
      expect(error).toBeNull()
      expect(isNothing(data)).toBe(false)
    },
  )
})

async function setOwnStage(name: string): Promise<Stage> {
  const { ana, document, logo } = stage
  const picture = `processed/${ana.user.id}-${name.length}-${Math.random()}.png`
  const made = ['movido', 'copiado', 'ajeno', 'nueva/ajeno', 'ajeno-firmado']
  await documents(ana.client).remove(made.map((file) => `${ana.user.id}/${file}.pdf`))
  await images(ana.client).remove([
    ...['movido', 'copiado', 'ajeno'].map((file) => `logos/${ana.user.id}/${file}.png`),
    ...['robado', 'copia'].map((end) => `processed/${ana.user.id}-${end}.png`),
  ])
  await documents(ana.client).upload(document, pdf(), { upsert: true })
  await images(ana.client).upload(logo, png(), { upsert: true })
  await images(ana.client).upload(picture, png())
  return { ...stage, picture }
}
