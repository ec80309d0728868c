import { isSpoilt, spoil, type Context } from './context.ts'
import { percentEncode } from './encode-query.ts'
import { generateBody, type Body } from './generate-body.ts'
import { generateReadQuery, type Pair } from './generate-query.ts'
import { wrongValue, type Row } from './generate-row.ts'
import { nastyText } from './nasty.ts'

export interface Draft {
  method: string
  target: string
  pairs: Pair[]
  body?: Body
}

const ARGUMENTS: Record<string, (c: Context) => Row> = {
  fuzz_add: ({ random }) => ({ a: random.int(0, 9), ...(random.chance(0.5) && { b: 2 }) }),
  fuzz_join: () => ({ parts: ['a', 'b'] }),
  fuzz_clients: ({ random }) => (random.chance(0.5) ? { term: 'a' } : {}),
  fuzz_client: (c) => ({ wanted: c.random.pick([...c.mine, ...c.theirs])['clients'] }),
  fuzz_table: ({ random }) => ({ n: random.int(0, 5) }),
  fuzz_nothing: () => ({ note: { a: [1] } }),
  fuzz_fail: (c) => ({ what: nastyText(c.random) }),
}

const STRANGERS = ['search_text', 'uid', 'pg_sleep', 'set_config', 'version', 'welcome_user', 'jwt']
const RAW: [name: string, type: string][] = [
  ['fuzz_json', 'application/json'],
  ['fuzz_text', 'text/plain'],
  ['fuzz_bytes', 'application/octet-stream'],
]

export function generateCall(c: Context): Draft {
  return c.random.weighted<() => Draft>([
    [7, () => namedCall(c)],
    [2, () => rawCall(c)],
    [1, () => strangeCall(c)],
  ])()
}

function namedCall(c: Context): Draft {
  const { random } = c
  const name = random.pick(Object.keys(ARGUMENTS))
  const row = spoilArguments(c, ARGUMENTS[name]!(c))
  const target = `rpc/${percentEncode(spoil(c, name))}`
  const query = isAboutClients(name) && random.chance(0.5) ? clientsQuery(c) : []
  if (random.chance(0.4)) {
    const args = Object.entries(row).map<Pair>(([key, value]) => [key, argument(value)])
    return { method: random.pick(['GET', 'GET', 'HEAD']), target, pairs: [...args, ...query] }
  }
  const method = isSpoilt(c) ? random.pick(['PATCH', 'DELETE', 'PUT']) : 'POST'
  return { method, target, pairs: query, body: generateBody(c, [row]) }
}

function spoilArguments(c: Context, row: Row): Row {
  const keys = Object.keys(row)
  if (isSpoilt(c) && keys.length > 0) return { ...row, [c.random.pick(keys)]: wrongValue(c) }
  return isSpoilt(c) ? { ...row, [nastyText(c.random)]: wrongValue(c) } : row
}

function argument(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(String).join(',')}}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isAboutClients(name: string): boolean {
  return name === 'fuzz_clients' || name === 'fuzz_client'
}

function clientsQuery(c: Context): Pair[] {
  const clients = c.vocabulary.byName.get('clients')
  return clients ? generateReadQuery(c, clients) : []
}

function rawCall(c: Context): Draft {
  const [name, contentType] = c.random.pick(RAW)
  const text = c.random.chance(0.5) ? JSON.stringify({ a: 1 }) : nastyText(c.random)
  return { method: 'POST', target: `rpc/${name}`, pairs: [], body: { text, contentType } }
}

function strangeCall(c: Context): Draft {
  const target = `rpc/${percentEncode(spoil(c, c.random.pick(STRANGERS)))}`
  if (c.random.chance(0.5)) return { method: 'GET', target, pairs: [[spoil(c, 'seconds'), '60']] }
  const body = generateBody(c, [{ seconds: 60, parts: wrongValue(c) }])
  return { method: 'POST', target, pairs: [], body }
}
