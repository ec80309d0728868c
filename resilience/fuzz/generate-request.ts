import { TABLES } from '../../backend/test/rls/tables.ts'
import { isSpoilt, spoil, type Context } from './context.ts'
import { encodeQuery, percentEncode } from './encode-query.ts'
import { generateAttack } from './generate-attack.ts'
import { generateBody } from './generate-body.ts'
import { generateCall, type Draft } from './generate-call.ts'
import { generateHeaders } from './generate-headers.ts'
import { generateInsertQuery, generateReadQuery, generateWriteQuery } from './generate-query.ts'
import { generateChanges, generateInsertRow, generateWholeRow } from './generate-row.ts'
import { internalDatabaseName } from './nasty.ts'
import type { FuzzTable } from './vocabulary.ts'

export type Persona = 'agent' | 'attacker' | 'victim' | 'anonymous' | 'forged' | 'keyless'

export interface FuzzRequest {
  persona: Persona
  method: string
  path: string
  headers: Record<string, string>
  body?: string
  said: string
}

export function generateRequest(c: Context): FuzzRequest {
  const persona = c.random.weighted<Persona>([
    [84, 'agent'],
    [11, 'anonymous'],
    [4, 'forged'],
    [1, 'keyless'],
  ])
  const written = draft(c)
  return compose(c, persona, written, generateHeaders(c, written.method))
}

export function generateAttackRequest(c: Context): FuzzRequest {
  return compose(c, 'attacker', generateAttack(c), {})
}

function compose(
  c: Context,
  persona: Persona,
  { method, target, pairs, body }: Draft,
  headers: Record<string, string>,
): FuzzRequest {
  if (body && body.contentType !== '') headers['content-type'] = body.contentType
  return {
    persona,
    method,
    path: `/rest/v1/${target}${encodeQuery(c, pairs)}`,
    headers,
    ...(body && { body: body.text }),
    said: [
      decoded(target),
      ...pairs.flat(),
      ...Object.values(headers),
      body?.text ?? '',
      decoded(body?.text ?? ''),
    ].join('\n'),
  }
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}

function draft(c: Context): Draft {
  const table = c.random.pick(c.vocabulary.tables)
  return c.random.weighted<() => Draft>([
    [46, () => read(c, table, 'GET')],
    [5, () => read(c, table, 'HEAD')],
    [18, () => insert(c, table)],
    [13, () => update(c, table)],
    [6, () => remove(c, table)],
    [4, () => put(c, table)],
    [6, () => generateCall(c)],
    [2, () => ({ ...read(c, table, 'OPTIONS') })],
    [2, () => otherTarget(c, table)],
  ])()
}

function nameOf(c: Context, table: FuzzTable): string {
  if (isSpoilt(c) && c.random.chance(0.3)) return percentEncode(internalDatabaseName(c.random))
  return percentEncode(spoil({ ...c, spoilage: c.spoilage / 3 }, table.name))
}

function read(c: Context, table: FuzzTable, method: string): Draft {
  return { method, target: nameOf(c, table), pairs: generateReadQuery(c, table) }
}

function insert(c: Context, table: FuzzTable): Draft {
  const rows = Array.from(
    {
      length: c.random.weighted([
        [8, 1],
        [2, 2],
        [1, 4],
      ]),
    },
    () => generateInsertRow(c, table),
  )
  const pairs = generateInsertQuery(c, table, Object.keys(rows[0] ?? {}))
  return { method: 'POST', target: nameOf(c, table), pairs, body: generateBody(c, rows) }
}

function update(c: Context, table: FuzzTable): Draft {
  const body = generateBody(c, [generateChanges(c, table)])
  const pairs = generateWriteQuery(c, table, TABLES[table.name])
  return { method: 'PATCH', target: nameOf(c, table), pairs, body }
}

function remove(c: Context, table: FuzzTable): Draft {
  const pairs = generateWriteQuery(c, table, TABLES[table.name])
  return { method: 'DELETE', target: nameOf(c, table), pairs }
}

function put(c: Context, table: FuzzTable): Draft {
  const ids = (c.random.chance(0.7) ? c.mine : c.theirs).flatMap((set) => set[table.name] ?? [])
  const id = ids.length > 0 ? c.random.pick(ids) : c.random.uuid()
  const body = generateBody(c, [generateWholeRow(c, table, id)])
  return { method: 'PUT', target: nameOf(c, table), pairs: [['id', `eq.${spoil(c, id)}`]], body }
}

function otherTarget(c: Context, table: FuzzTable): Draft {
  const target = c.random.pick([
    '',
    '/',
    'rpc',
    'rpc/',
    'rpc/a/b',
    `${table.name}/`,
    `${table.name}/1`,
    `public.${table.name}`,
    `auth.users`,
    '..%2f..%2fauth%2fv1%2fadmin%2fusers',
    '%2e%2e/auth/v1/admin/users',
    '%00',
    '%ff',
    '%',
    table.name.toUpperCase(),
    `${table.name}%20`,
    'a'.repeat(9_000),
  ])
  return {
    method: c.random.pick(['GET', 'POST', 'PATCH', 'DELETE', 'PROPFIND']),
    target,
    pairs: [],
  }
}
