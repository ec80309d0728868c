import { isSpoilt, spoil, type Context } from './context.ts'

const PREFERENCES = [
  ['return=representation', 'return=minimal', 'return=headers-only'],
  ['count=exact', 'count=planned', 'count=estimated'],
  ['resolution=merge-duplicates', 'resolution=ignore-duplicates'],
  ['missing=default', 'missing=null'],
  ['tx=commit', 'tx=rollback'],
  ['handling=lenient', 'handling=strict'],
  ['timezone=America/Mexico_City', 'timezone=UTC'],
  ['max-affected=100'],
]

const WRONG_PREFERENCES = [
  'return=everything',
  'count=all',
  'timezone=Nowhere/Land',
  "timezone=UTC'; drop table clients; --",
  'max-affected=-1',
  'max-affected=99999999999999999999',
  'handling=strict, nonsense',
  '=',
  ',,,',
  'params=multiple-objects',
]

const TYPES = [
  'application/json',
  '*/*',
  'text/csv',
  'application/vnd.pgrst.array+json;nulls=stripped',
  'application/json;q=0.5, text/csv;q=0.4',
]

const WRONG_TYPES = [
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose',
  'application/vnd.pgrst.plan+text',
  'application/openapi+json',
  'application/geo+json',
  'text/html',
  'image/*',
  ';;;',
  'application/json; charset="',
  'x'.repeat(500),
]

const SCHEMAS = [
  'auth',
  'private',
  'storage',
  'pg_catalog',
  'predio',
  'PUBLIC',
  'public, auth',
  '"',
]
const RANGES = ['0-4', 'items=1-2', '2-', '5-1', '-5', '0-99999999999999999999', 'bytes=0-1', 'x']

export function generateHeaders(c: Context, method: string): Record<string, string> {
  const { random } = c
  const headers: Record<string, string> = {}
  const reading = method === 'GET' || method === 'HEAD'
  if (random.chance(0.6)) headers['prefer'] = preferences(c)
  if (random.chance(0.3)) headers['accept'] = random.pick(isSpoilt(c) ? WRONG_TYPES : TYPES)
  if (random.chance(0.4)) {
    const profile = isSpoilt(c) ? random.pick(SCHEMAS) : 'public'
    headers[reading ? 'accept-profile' : 'content-profile'] = profile
  }
  if (reading && random.chance(0.1)) {
    headers['range-unit'] = 'items'
    headers['range'] = isSpoilt(c) ? random.pick(RANGES) : '0-9'
  }
  if (isSpoilt(c)) headers['x-custom'] = printable(spoil(c, "'; select 1; --"))
  return headers
}

function preferences(c: Context): string {
  const chosen = c.random
    .sample(PREFERENCES, c.random.int(1, 3))
    .map((group) => printable(spoil(c, c.random.pick(group))))
  if (isSpoilt(c)) chosen.push(c.random.pick(WRONG_PREFERENCES))
  return chosen.join(', ')
}

function printable(text: string): string {
  const visible = text.replaceAll(/\p{Cc}/gu, '~').slice(0, 1_000)
  return Buffer.from(visible, 'utf8').toString('latin1')
}
