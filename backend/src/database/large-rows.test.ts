import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openDatabase } from './database.ts'
import { LargeRows, type LargeRow } from './large-rows.ts'
import type { Database, RequestScope } from './types.ts'

/** Builds a message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function dataRow(...fields: (string | null)[]): Buffer {
  const count = Buffer.alloc(2)
  count.writeUInt16BE(fields.length)
  const parts = fields.flatMap((field) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(field === null ? -1 : Buffer.byteLength(field))
    return [length, Buffer.from(field ?? '')]
  })
  return message('D', Buffer.concat([count, ...parts]))
}

/** Sends the bytes in pieces of this size. Returns the bytes that reached the driver and the rows that were taken out. */
function split(bytes: Buffer, size: number, isWanted = true) {
  const passed: Buffer[] = []
  const taken: LargeRow[] = []
  const rows = new LargeRows((chunk) => passed.push(Buffer.from(chunk)))
  if (isWanted) rows.giveTo((row) => taken.push(row))
  for (let at = 0; at < bytes.length; at += size) rows.push(bytes.subarray(at, at + size))
  return {
    passed: Buffer.concat(passed),
    taken: taken.map((row) => row.map((field) => field?.toString() ?? null)),
  }
}

describe('large rows of a stream', () => {
  const large = 'ñandú 🏠 '.repeat(700)
  const before = [message('2', Buffer.alloc(0)), dataRow('1', 'small', null)]
  const after = [message('C', Buffer.from('SELECT 1\0')), message('Z', Buffer.from('I'))]
  const stream = Buffer.concat([...before, dataRow('1', large, null, ''), ...after, ...before])

  it.each([1, 2, 3, 4, 5, 6, 7, 100, 4_096, 65_536])(
    'large rows of a stream are taken out and everything else passes, in pieces of %i bytes',
    (size) => {
      const { passed, taken } = split(stream, size)
      expect(taken).toEqual([['1', large, null, '']])
      expect(passed.equals(Buffer.concat([...before, ...after, ...before]))).toBe(true)
    },
  )

  it('large rows of a stream pass unchanged when the caller does not ask for them', () => {
    const { passed, taken } = split(stream, 1_000, false)
    expect(taken).toEqual([])
    expect(passed.equals(stream)).toBe(true)
  })
})

describe('a statement', () => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await createTestDatabase()
    const { host, database: name } = test.owner
    const connection = { host, database: name ?? '', max: 1 }
    const owner = { ...connection, user: 'postgres' }
    const requests = { ...connection, user: 'authenticator' }
    database = openDatabase({ owner, requests }, pino({ level: 'silent' }))
  })
  afterAll(async () => {
    await database.close()
    await test.drop()
  })

  const scope: RequestScope = {
    role: 'authenticated',
    claims: JSON.stringify({ role: 'authenticated', sub: randomUUID() }),
    method: 'GET',
    path: '/clients',
    headers: '{}',
    readOnly: true,
  }
  const text = `select 7, repeat('ñ', $1::int), null`
  const repeat = (times: number, bytesColumn?: number) =>
    database.run(scope, { text, values: [times], bytesColumn })

  it('a statement gives its column of bytes as bytes for a large row, and as text otherwise', async () => {
    const { rows, bytes } = await repeat(500_000, 1)
    expect(rows).toEqual([['7', null, null]])
    expect(Buffer.from(bytes!).equals(Buffer.from('ñ'.repeat(500_000)))).toBe(true)
    expect(await repeat(3, 1)).toMatchObject({ rows: [['7', 'ñññ', null]], bytes: undefined })
    expect((await repeat(5_000)).rows).toEqual([['7', 'ñ'.repeat(5_000), null]])
  })

  it('a statement that fails leaves the connection as before', async () => {
    await expect(
      database.run(scope, { text: 'select 1 / $1::int', values: [0], bytesColumn: 0 }),
    ).rejects.toThrow('division by zero')
    const read = await database.asUser(scope, (tx) =>
      tx.query<{ long: string }>(`select repeat('á', 5000) as long`),
    )
    expect(read.rows).toEqual([{ long: 'á'.repeat(5_000) }])
  })
})
