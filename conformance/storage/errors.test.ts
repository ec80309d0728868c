import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, signedUp, type Person } from '../support/clients.ts'
import { secretKey } from '../support/context.ts'
import { storage, type Answer } from '../support/http.ts'
import { SAMPLES, pdf, text } from '../support/samples.ts'
import { nowInSeconds, sign } from '../support/tokens.ts'

/** The HTTP status is 400 for every expected refusal. The true status is the string in the body. */
type Refusal = [statusCode: string, error: string, code: string, message: string]

const MISSING: Refusal = ['404', 'not_found', 'NoSuchKey', 'Object not found']
const NO_BUCKET: Refusal = ['404', 'Bucket not found', 'NoSuchBucket', 'Bucket not found']
const DUPLICATE: Refusal = ['409', 'Duplicate', 'KeyAlreadyExists', 'The resource already exists']
const DENIED: Refusal = [
  '403',
  'Unauthorized',
  'AccessDenied',
  'new row violates row-level security policy',
]
const TOO_LARGE: Refusal = [
  '413',
  'Payload too large',
  'EntityTooLarge',
  'The object exceeded the maximum allowed size',
]

let ana: Person
let other: Person
let full: string
beforeAll(async () => {
  ;[ana, other] = await Promise.all([signedUp(), signedUp()])
  await ana.client.storage.from('documents').upload(at('hay.pdf'), pdf())
  await ana.client.storage.from('documents').upload(at('otro.pdf'), pdf())
  full = `lleno-${randomUUID()}`
  await admin().storage.createBucket(full, { public: false })
  await admin().storage.from(full).upload('x.txt', text('x'))
})

const at = (name: string) => `${ana.user.id}/${name}`

function as(person: Person, method: string, path: string, body?: unknown, type?: string) {
  const headers = { ...(type !== undefined && { 'content-type': type }) }
  return storage(path, { method, bearer: person.session.access_token, body, headers })
}

const upload = (name: string, body: unknown, type: string) =>
  as(ana, 'POST', `/object/documents/${at(name)}`, body, type)

const pair = (sourceKey: string, destinationKey: string) => ({
  bucketId: 'documents',
  sourceKey,
  destinationKey,
})

const CASES: [what: string, ask: () => Promise<Answer>, refusal: Refusal][] = [
  ['an object there is not', () => as(ana, 'GET', `/object/documents/${at('no')}`), MISSING],
  ['an object of another', () => as(other, 'GET', `/object/documents/${at('hay.pdf')}`), MISSING],
  ['info on nothing', () => as(ana, 'GET', `/object/info/documents/${at('no')}`), MISSING],
  [
    'signing nothing',
    () => as(ana, 'POST', `/object/sign/documents/${at('no')}`, { expiresIn: 60 }),
    MISSING,
  ],
  ['moving nothing', () => as(ana, 'POST', '/object/move', pair(at('no'), at('si'))), MISSING],
  ['copying nothing', () => as(ana, 'POST', '/object/copy', pair(at('no'), at('si'))), MISSING],
  ['deleting nothing', () => as(ana, 'DELETE', `/object/documents/${at('no')}`), MISSING],
  ['a bucket there is not', () => as(ana, 'GET', '/object/no-existe/x'), NO_BUCKET],
  [
    'an upload to no bucket',
    () => as(ana, 'POST', '/object/no-existe/x', 'x', 'text/plain'),
    NO_BUCKET,
  ],
  ['a bucket that is hidden', () => as(ana, 'GET', '/bucket/documents'), NO_BUCKET],
  [
    'a private bucket without a token',
    () => storage(`/object/documents/${at('hay.pdf')}`, { key: null }),
    NO_BUCKET,
  ],
  ['a key that is taken', () => upload('hay.pdf', SAMPLES.pdf, 'application/pdf'), DUPLICATE],
  [
    'a move onto something',
    () => as(ana, 'POST', '/object/move', pair(at('hay.pdf'), at('otro.pdf'))),
    DUPLICATE,
  ],
  [
    'a bucket that is taken',
    () => storage('/bucket', { method: 'POST', key: secretKey, body: { name: full } }),
    ['409', 'Duplicate', 'BucketAlreadyExists', 'The resource already exists'],
  ],
  [
    'an upload into another’s folder',
    () => as(other, 'POST', `/object/documents/${at('x.pdf')}`, SAMPLES.pdf, 'application/pdf'),
    DENIED,
  ],
  [
    'a bucket of one’s own',
    () => as(ana, 'POST', '/bucket', { name: `b-${randomUUID()}` }),
    DENIED,
  ],
  [
    'too many bytes',
    () => upload('g.txt', 'x'.repeat(10 * 1024 * 1024 + 1), 'text/plain'),
    TOO_LARGE,
  ],
  [
    'a type that is not allowed',
    () => upload('x.gif', 'GIF89a', 'image/gif'),
    ['415', 'invalid_mime_type', 'InvalidMimeType', 'mime type image/gif is not supported'],
  ],
  [
    'a charset, which is part of the type',
    () => upload('x.txt', 'hola', 'text/plain;charset=UTF-8'),
    [
      '415',
      'invalid_mime_type',
      'InvalidMimeType',
      'mime type text/plain;charset=UTF-8 is not supported',
    ],
  ],
  [
    'an accent in a key',
    () => upload('a%C3%B1o.txt', 'x', 'text/plain'),
    ['400', 'InvalidKey', 'InvalidKey', 'Invalid key: '],
  ],
  [
    'a bucket with a slash',
    () => storage('/bucket', { method: 'POST', key: secretKey, body: { name: 'a/b' } }),
    ['400', 'Invalid Input', 'InvalidBucketName', 'Bucket name invalid'],
  ],
  [
    'a signed URL with nonsense',
    () => storage(`/object/sign/documents/${at('hay.pdf')}?token=a.b.c`),
    ['400', 'InvalidJWT', 'InvalidJWT', ''],
  ],
  [
    'a bucket that holds something',
    () => storage(`/bucket/${full}`, { method: 'DELETE', key: secretKey }),
    ['409', 'ResourceNotEmpty', 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'],
  ],
  [
    'a form without a file',
    () => as(ana, 'POST', `/object/documents/${at('vacio.pdf')}`, new FormData()),
    ['400', 'InvalidRequest', 'InvalidRequest', 'No content provided'],
  ],
]

describe('a refusal', () => {
  it.each(CASES)('refuses %s with status 400 and the four fields', async (_, ask, refusal) => {
    const { status, body } = await ask()
    const [statusCode, error, code, message] = refusal
    expect(status).toBe(400)
    expect(body).toEqual({ statusCode, error, code, message: expect.stringContaining(message) })
  })

  it('refuses an unknown method or path with the status 404', async () => {
    for (const [method, path] of [
      ['PATCH', '/object/documents/x'],
      ['GET', '/nada'],
    ] as const) {
      const { status, body } = await as(ana, method, path)
      expect([path, status, body]).toMatchObject([path, 404, { statusCode: '404' }])
    }
  })

  it('refuses a body that is no JSON with 400', async () => {
    const { status, body } = await as(
      ana,
      'POST',
      '/object/list/documents',
      '{',
      'application/json',
    )
    expect([status, body]).toMatchObject([400, { statusCode: '400' }])
  })
})

describe('a token', () => {
  const claims = () => ({ sub: ana.user.id, role: 'authenticated', exp: nowInSeconds() + 60 })

  it.each([
    ['nonsense', () => 'nada', 'Invalid Compact JWS'],
    [
      'changed',
      () => `${ana.session.access_token.slice(0, -6)}AAAAAA`,
      'signature verification failed',
    ],
    ['expired', () => sign({ ...claims(), exp: 1 }), '"exp" claim timestamp check failed'],
    ['signed by another', () => sign(claims(), 'otro secreto'), 'signature verification failed'],
  ])('refuses a token that is %s with Supabase’s message', async (_, token, message) => {
    const { status, body } = await storage('/object/list/documents', {
      method: 'POST',
      bearer: token(),
      body: { prefix: '' },
    })
    expect(status).toBe(400)
    expect(body).toEqual({
      statusCode: '403',
      error: 'Unauthorized',
      code: 'AccessDenied',
      message,
    })
  })

  it('accepts a token of a second issuer with the shared secret', async () => {
    const { status, body } = await storage('/object/list/documents', {
      method: 'POST',
      bearer: sign(claims()),
      body: { prefix: ana.user.id },
    })
    expect([status, body]).toMatchObject([200, [{ name: 'hay.pdf' }, { name: 'otro.pdf' }]])
  })

  it.each(['postgres', 'supabase_admin', 'pg_read_all_data'])(
    'a token never gives anybody the role %s',
    async (role) => {
      const { status, text } = await storage(`/object/documents/${at('hay.pdf')}`, {
        bearer: sign({ ...claims(), role }),
      })
      expect(status).toBe(400)
      expect(text).not.toContain('%PDF')
    },
  )
})
