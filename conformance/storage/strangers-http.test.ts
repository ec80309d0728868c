import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { secretKey } from '../support/context.ts'
import { storage, type Answer, type Request } from '../support/http.ts'
import { SAMPLES, pdf, png } from '../support/samples.ts'
import { inventory, setStage, type Stage } from '../support/strangers.ts'

/**
 * Requests that supabase-js never sends. Everybody but the owner is refused or gets nothing. The owner's result proves that the request is
 * well made.
 */
interface Attempt extends Request {
  path: string
  owner: number
  nothing?: unknown
}

const POST = { method: 'POST' }
const UPSERT = { 'x-upsert': 'true' }
const PDF = { 'content-type': 'application/pdf' }

function form(blob: Blob): FormData {
  const data = new FormData()
  data.append('', blob)
  return data
}

const pair = (bucketId: string, sourceKey: string, destinationKey: string) => ({
  bucketId,
  sourceKey,
  destinationKey,
})

const ATTEMPTS: Record<string, (s: Stage) => Attempt> = {
  'HEAD object': (s) => ({ path: `/object/documents/${s.document}`, method: 'HEAD', owner: 200 }),
  'GET authenticated': (s) => ({
    path: `/object/authenticated/documents/${s.document}`,
    owner: 200,
  }),
  'HEAD authenticated': (s) => ({
    path: `/object/authenticated/documents/${s.document}`,
    method: 'HEAD',
    owner: 200,
  }),
  'GET public': (s) => ({ path: `/object/public/documents/${s.document}`, owner: 400 }),
  'GET info public': (s) => ({ path: `/object/info/public/documents/${s.document}`, owner: 400 }),
  'GET info authenticated': (s) => ({
    path: `/object/info/authenticated/documents/${s.document}`,
    owner: 200,
  }),
  'GET render authenticated': (s) => ({
    path: `/render/image/authenticated/documents/${s.document}`,
    owner: 200,
  }),
  'GET render public': (s) => ({
    path: `/render/image/public/documents/${s.document}`,
    owner: 400,
  }),
  'GET a part': (s) => ({
    path: `/object/documents/${s.document}`,
    headers: { range: 'bytes=0-3' },
    owner: 206,
  }),
  'GET if changed': (s) => ({
    path: `/object/documents/${s.document}`,
    headers: { 'if-none-match': '*' },
    owner: 304,
  }),
  'GET signed without a token': (s) => ({
    path: `/object/sign/documents/${s.document}`,
    owner: 400,
  }),
  'GET signed with a person’s token': (s) => ({
    path: `/object/sign/documents/${s.document}?token=${s.eva.session.access_token}`,
    owner: 400,
  }),
  'GET through one’s own folder': (s) => ({
    path: `/object/documents/${s.folder}/..%2f${s.document}`,
    owner: 400,
  }),
  'POST list without a folder': (s) => ({
    ...POST,
    path: '/object/list/documents',
    body: { prefix: '', search: s.ana.user.id },
    owner: 200,
    nothing: [],
  }),
  'POST list-v2': (s) => ({
    ...POST,
    path: '/object/list-v2/documents',
    body: { prefix: s.ana.user.id.slice(0, 8) },
    owner: 200,
    nothing: { hasNext: false, folders: [], objects: [] },
  }),
  'POST sign for ten years': (s) => ({
    ...POST,
    path: `/object/sign/documents/${s.document}`,
    body: { expiresIn: 315_360_000 },
    owner: 200,
  }),
  'POST a form over the file': (s) => ({
    ...POST,
    path: `/object/documents/${s.document}`,
    headers: UPSERT,
    body: form(pdf()),
    owner: 200,
  }),
  'PUT a form over the file': (s) => ({
    method: 'PUT',
    path: `/object/documents/${s.document}`,
    body: form(pdf()),
    owner: 200,
  }),
  'PUT bytes over a logo': (s) => ({
    method: 'PUT',
    path: `/object/images/${s.logo}`,
    headers: { 'content-type': 'image/png' },
    body: SAMPLES.png,
    owner: 200,
  }),
  'POST bytes over a shared picture': (s) => ({
    ...POST,
    path: `/object/images/${s.picture}`,
    headers: UPSERT,
    body: form(png()),
    owner: 200,
  }),
  'POST into the root': (s) => ({
    ...POST,
    path: `/object/documents/${s.ana.user.id}.pdf`,
    headers: PDF,
    body: SAMPLES.pdf,
    owner: 400,
  }),
  'PUT signed with a person’s token': (s) => ({
    method: 'PUT',
    path: `/object/upload/sign/documents/${s.document}?token=${s.eva.session.access_token}`,
    headers: PDF,
    body: SAMPLES.pdf,
    owner: 400,
  }),
  'PUT signed without a token': (s) => ({
    method: 'PUT',
    path: `/object/upload/sign/documents/${s.document}`,
    headers: PDF,
    body: SAMPLES.pdf,
    owner: 400,
  }),
  'POST copy onto the file': (s) => ({
    ...POST,
    path: '/object/copy',
    headers: UPSERT,
    body: pair('documents', s.own, s.document),
    owner: 400,
  }),
  'POST copy onto a logo': (s) => ({
    ...POST,
    path: '/object/copy',
    headers: UPSERT,
    body: pair('images', s.ownLogo, s.logo),
    owner: 400,
  }),
  'POST copy with metadata of one’s own': (s) => ({
    ...POST,
    path: '/object/copy',
    body: { ...pair('documents', s.document, `${s.folder}/robado.pdf`), copyMetadata: false },
    owner: 400,
  }),
  'POST move to another bucket': (s) => ({
    ...POST,
    path: '/object/move',
    body: { ...pair('images', s.picture, `${s.folder}/x.png`), destinationBucket: 'documents' },
    owner: 400,
  }),
  'DELETE many': (s) => ({
    method: 'DELETE',
    path: '/object/images',
    body: { prefixes: [`${s.logo}.no`, 'logos', 'processed/'] },
    owner: 200,
    nothing: [],
  }),
  'GET buckets': () => ({ path: '/bucket', owner: 200, nothing: [] }),
  'PUT the bucket public': () => ({
    method: 'PUT',
    path: '/bucket/documents',
    body: { public: true },
    owner: 400,
  }),
  'POST empty the bucket': () => ({ ...POST, path: '/bucket/documents/empty', owner: 400 }),
  'DELETE the bucket': () => ({ method: 'DELETE', path: '/bucket/documents', owner: 400 }),
  'DELETE one': (s) => ({
    method: 'DELETE',
    path: `/object/documents/${s.document}`,
    owner: 200,
  }),
  'DELETE a logo': (s) => ({ method: 'DELETE', path: `/object/images/${s.logo}`, owner: 200 }),
}

function gainsNothing({ nothing }: Attempt): (answer: Answer) => boolean {
  return ({ status, body }) =>
    status === 400 ||
    status === 401 ||
    (status === 200 && nothing !== undefined && isDeepStrictEqual(body, nothing))
}

let stage: Stage
let before: unknown[]
beforeAll(async () => {
  stage = await setStage()
  before = await inventory(stage)
})

const STRANGERS: Record<string, (s: Stage) => Request> = {
  'another agent': ({ eva }) => ({ bearer: eva.session.access_token }),
  'another agent whose token is in the place of the key': ({ eva }) => ({
    key: eva.session.access_token,
  }),
  'a visitor': () => ({}),
  'somebody without a key': () => ({ key: null }),
  'somebody with an invented key': () => ({ key: `${secretKey.slice(0, -3)}abc` }),
}

describe.each(Object.entries(STRANGERS))('%s gains nothing', (_, credentials) => {
  it.each(Object.entries(ATTEMPTS))(
    'a stranger gains nothing over HTTP by %s',
    async (__, attempt) => {
      const request = attempt(stage)
      const answer = await storage(request.path, { ...request, ...credentials(stage) })
      expect(answer.text).not.toContain('%PDF')
      expect(answer).toSatisfy(gainsNothing(request))
      expect(await inventory(stage)).toEqual(before)
    },
  )
})

describe('the owner', () => {
  it.each(Object.entries(ATTEMPTS))('the owner gets their own files by %s', async (_, attempt) => {
    const request = attempt(stage)
    const bearer = stage.ana.session.access_token
    const { status } = await storage(request.path, { ...request, bearer })
    expect(status).toBe(request.owner)
  })
})
