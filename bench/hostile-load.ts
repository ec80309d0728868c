/** The hostile account of hostile.ts, in a process of its own: it sends until it is stopped, and says how it was answered. */
import { request, type RequestOptions } from 'node:http'
import { holdHalfOpen } from './half-open.ts'

/** How many of each attack are under way at a time. */
const AT_ONCE = 6
const MEGABYTE = 1_000_000

export interface HostileJob {
  url: string
  apikey: string
  token: string
  /** A site of the attacker's that never finishes its answer. */
  slowSite: string
  /** Of a selection of the attacker's with a hundred large listings. */
  selectionToken: string
  /** The names of the attacks to run at once. */
  attacks: readonly string[]
}

/** By attack and status. */
export type HostileReport = Record<string, number>

interface Attack {
  name: string
  method: string
  path: string
  body?: string
  atOnce?: number
  /** Without the account's token, as whoever has a link. */
  isAnonymous?: boolean
}

export const ATTACK_NAMES = [
  'public templates of 9 MB',
  'embeds that multiply',
  'embeds in a circle',
  'reports without an end',
  'a slow site',
  'one body of 9.6 MB of empty lists',
  'six bodies of 5.4 MB of empty lists',
  '700,000 small objects',
  'as many keys as may be',
  'a large selection, anonymously',
  'half-open requests',
] as const

const HALF_OPEN = 'half-open requests' satisfies (typeof ATTACK_NAMES)[number]
/** What one body may have (OPS-80), less the few around it. */
const KEYS = 49_900

function attacksOf({ slowSite, selectionToken, attacks }: HostileJob): Attack[] {
  const template = {
    name: 'Pagaré',
    content: 'Texto',
    is_public: true,
    variables: ['a'.repeat(9 * MEGABYTE)],
  }
  const endless = { first_day: '-infinity', last_day: '-infinity', zone: 'UTC' }
  const all: (Attack & { name: (typeof ATTACK_NAMES)[number] })[] = [
    {
      name: 'public templates of 9 MB',
      method: 'POST',
      path: '/rest/v1/document_templates',
      body: JSON.stringify(template),
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
      name: 'one body of 9.6 MB of empty lists',
      method: 'POST',
      path: '/rest/v1/rpc/count_views',
      body: repeated('[]', 3_200_000),
      atOnce: 1,
    },
    {
      name: 'six bodies of 5.4 MB of empty lists',
      method: 'POST',
      path: '/rest/v1/clients',
      body: repeated('[]', 1_800_000),
    },
    {
      name: '700,000 small objects',
      method: 'POST',
      path: '/rest/v1/clients',
      body: repeated('{"a":1}', 700_000),
    },
    {
      name: 'as many keys as may be',
      method: 'POST',
      path: '/rest/v1/rpc/count_views',
      body: `{${Array.from({ length: KEYS }, (_, i) => `"k${i}":1`).join(',')}}`,
    },
    {
      name: 'a large selection, anonymously',
      method: 'POST',
      path: '/functions/v1/selection',
      body: JSON.stringify({ action: 'open', token: selectionToken }),
      atOnce: 15,
      isAnonymous: true,
    },
  ]
  return all.filter(({ name }) => attacks.includes(name))
}

function repeated(value: string, times: number): string {
  return `[${Array.from({ length: times }, () => value).join(',')}]`
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

/** A server that refuses a body hangs up while it is still being written, also after its answer was read. */
const ignore = () => undefined

/** Plain requests: an answer is read and forgotten as it comes, so that this process holds little. */
function send(
  job: HostileJob,
  { method, path, body, isAnonymous = false }: Attack,
): Promise<number | string> {
  const options: RequestOptions = {
    method,
    headers: {
      apikey: job.apikey,
      ...(!isAnonymous && { authorization: `Bearer ${job.token}` }),
      ...(body !== undefined && {
        'content-type': 'application/json',
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
