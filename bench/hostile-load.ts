/** Runs the hostile account of hostile.ts in a process of its own and reports the answers that it gets. */
import { request, type RequestOptions } from 'node:http'
import { holdHalfOpen } from './half-open.ts'

const AT_ONCE = 6
const MEGABYTE = 1_000_000

export interface HostileJob {
  url: string
  apikey: string
  token: string
  slowSite: string
  selectionToken: string
  photosToken: string
  attacks: readonly string[]
}

export type HostileReport = Record<string, number>

interface Attack {
  name: string
  method: string
  path: string
  body?: string
  type?: string
  atOnce?: number
  isAnonymous?: boolean
}

export const ATTACK_NAMES = [
  'public templates of 4 MB',
  'bodies of 9 MB, refused unread',
  'embeds that multiply',
  'embeds in a circle',
  'reports without an end',
  'a slow site',
  'one body of 4 MB of empty lists',
  'six bodies of 4 MB of empty lists',
  '500,000 small objects',
  'as many keys as may be',
  'a CSV of quotes',
  'a CSV of as many fields as may be',
  'a CSV of as many rows as may be',
  'a list of files with a long cursor',
  'as many files to delete as may be',
  'a large selection, anonymously',
  'a large selection of private photographs, anonymously',
  'half-open requests',
] as const

const HALF_OPEN = 'half-open requests' satisfies (typeof ATTACK_NAMES)[number]
/** This many rows with this many keys fill a body up to its limit (OPS-80). */
const ROWS_OF_KEYS = 50
const KEYS_OF_A_ROW = 990
const BODY_BYTES = 4_190_000
const CSV_BYTES = 65_000
const CSV_COLUMNS = 900
const CSV_ROWS = 10
const CSV_LINES = 9_900
const CURSOR_CHARACTERS = 8_000
const FILES = 1_000

function attacksOf({ slowSite, selectionToken, photosToken, attacks }: HostileJob): Attack[] {
  const templateOf = (length: number) =>
    JSON.stringify({
      name: 'Pagaré',
      content: 'Texto',
      is_public: true,
      variables: ['a'.repeat(length)],
    })
  const endless = { first_day: '-infinity', last_day: '-infinity', zone: 'UTC' }
  const all: (Attack & { name: (typeof ATTACK_NAMES)[number] })[] = [
    {
      name: 'public templates of 4 MB',
      method: 'POST',
      path: '/rest/v1/document_templates',
      body: templateOf(BODY_BYTES - 1_000),
    },
    {
      name: 'bodies of 9 MB, refused unread',
      method: 'POST',
      path: '/rest/v1/document_templates',
      body: templateOf(9 * MEGABYTE),
    },
    {
      name: 'embeds that multiply',
      method: 'GET',
      path: '/rest/v1/documents?select=client:clients(documents(content))',
    },
    {
      name: 'embeds in a circle',
      method: 'GET',
      path: '/rest/v1/documents?select=clients(documents(clients(documents(content))))',
    },
    {
      name: 'reports without an end',
      method: 'POST',
      path: '/rest/v1/rpc/report_forecast',
      body: JSON.stringify(endless),
    },
    {
      name: 'a slow site',
      method: 'POST',
      path: '/functions/v1/site-proxy',
      body: JSON.stringify({ url: `${slowSite}/wp-json/`, key: '', timeoutMs: 30_000 }),
    },
    {
      name: 'one body of 4 MB of empty lists',
      method: 'POST',
      path: '/rest/v1/rpc/count_views',
      body: repeated('[]', Math.floor(BODY_BYTES / 3)),
      atOnce: 1,
    },
    {
      name: 'six bodies of 4 MB of empty lists',
      method: 'POST',
      path: '/rest/v1/clients',
      body: repeated('[]', Math.floor(BODY_BYTES / 3)),
    },
    {
      name: '500,000 small objects',
      method: 'POST',
      path: '/rest/v1/clients',
      body: repeated('{"a":1}', 500_000),
    },
    {
      name: 'as many keys as may be',
      method: 'POST',
      path: '/rest/v1/clients?columns=first_name',
      body: repeated(`{${listOf(KEYS_OF_A_ROW, (i) => `"k${i}":1`)}}`, ROWS_OF_KEYS),
    },
    {
      name: 'a CSV of quotes',
      method: 'POST',
      path: '/rest/v1/clients?columns=first_name',
      type: 'text/csv',
      body: `first_name\n"${'""'.repeat(CSV_BYTES / 2)}"`,
    },
    {
      name: 'a CSV of as many fields as may be',
      method: 'POST',
      path: '/rest/v1/clients?columns=first_name',
      type: 'text/csv',
      body: [
        listOf(CSV_COLUMNS, (i) => `c${i}`),
        ...Array.from({ length: CSV_ROWS }, () => listOf(CSV_COLUMNS, () => '')),
      ].join('\n'),
    },
    {
      name: 'a CSV of as many rows as may be',
      method: 'POST',
      path: '/rest/v1/clients?columns=first_name',
      type: 'text/csv',
      body: `${'n'.repeat(100)}\n${'abcd\n'.repeat(CSV_LINES)}`,
    },
    {
      name: 'a list of files with a long cursor',
      method: 'POST',
      path: '/storage/v1/object/list-v2/documents',
      body: JSON.stringify({
        prefix: '',
        cursor: Buffer.from(repeated('[]', CURSOR_CHARACTERS / 4)).toString('base64url'),
      }),
    },
    {
      name: 'as many files to delete as may be',
      method: 'DELETE',
      path: '/storage/v1/object/documents',
      body: JSON.stringify({ prefixes: Array.from({ length: FILES }, (_, i) => `a/${i}`) }),
    },
    {
      name: 'a large selection, anonymously',
      method: 'POST',
      path: '/functions/v1/selection',
      body: JSON.stringify({ action: 'open', token: selectionToken }),
      atOnce: 15,
      isAnonymous: true,
    },
    {
      name: 'a large selection of private photographs, anonymously',
      method: 'POST',
      path: '/functions/v1/selection',
      body: JSON.stringify({ action: 'open', token: photosToken }),
      atOnce: 15,
      isAnonymous: true,
    },
  ]
  return all.filter(({ name }) => attacks.includes(name))
}

function repeated(value: string, times: number): string {
  return `[${listOf(times, () => value)}]`
}

function listOf(length: number, print: (i: number) => string): string {
  return Array.from({ length }, (_, i) => print(i)).join(',')
}

const report: HostileReport = {}

function count(key: string): void {
  report[key] = (report[key] ?? 0) + 1
}

process.on('message', (job: HostileJob | 'report') => {
  if (job === 'report') {
    process.send?.(report)
    return
  }
  for (const attack of attacksOf(job)) {
    for (let i = 0; i < (attack.atOnce ?? AT_ONCE); i += 1) void repeat(job, attack)
  }
  if (job.attacks.includes(HALF_OPEN)) {
    const head = [`apikey: ${job.apikey}`, `authorization: Bearer ${job.token}`]
    holdHalfOpen(job.url, head, () => count(`${HALF_OPEN}: ended`))
  }
})
process.on('disconnect', () => process.exit())

async function repeat(job: HostileJob, attack: Attack): Promise<never> {
  for (;;) {
    const status = await send(job, attack)
    count(`${attack.name}: ${status}`)
  }
}

/** A server that refuses a body closes the connection while this process still writes, which is expected. */
const ignore = () => undefined

/** Answers are discarded when they arrive, so that this process stays small. */
function send(
  job: HostileJob,
  { method, path, body, type = 'application/json', isAnonymous = false }: Attack,
): Promise<number | string> {
  const options: RequestOptions = {
    method,
    headers: {
      apikey: job.apikey,
      ...(!isAnonymous && { authorization: `Bearer ${job.token}` }),
      ...(body !== undefined && {
        'content-type': type,
        'content-length': Buffer.byteLength(body),
      }),
    },
  }
  return new Promise((resolve) => {
    const sent = request(`${job.url}${path}`, options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve('broken'))
    })
    sent.on('error', () => resolve('broken'))
    sent.once('socket', (socket) => {
      if (!socket.listeners('error').includes(ignore)) socket.on('error', ignore)
    })
    sent.end(body)
  })
}
