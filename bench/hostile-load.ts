/** The hostile account of hostile.ts, in a process of its own: it sends until it is stopped, and says how it was answered. */
import { request, type RequestOptions } from 'node:http'

/** How many of each attack are under way at a time. */
const AT_ONCE = 6
const MEGABYTE = 1_000_000

export interface HostileJob {
  url: string
  apikey: string
  token: string
  /** A site of the attacker's that never finishes its answer. */
  slowSite: string
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
}

export const ATTACK_NAMES = [
  'public templates of 9 MB',
  'embeds that multiply',
  'embeds in a circle',
  'reports without an end',
  'a slow site',
] as const

function attacksOf({ slowSite, attacks }: HostileJob): Attack[] {
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
  ]
  return all.filter(({ name }) => attacks.includes(name))
}

const report: HostileReport = {}

process.on('message', (job: HostileJob | 'report') => {
  if (job === 'report') {
    process.send?.(report)
    return
  }
  for (const attack of attacksOf(job)) {
    for (let i = 0; i < AT_ONCE; i += 1) void repeat(job, attack)
  }
})
process.on('disconnect', () => process.exit())

async function repeat(job: HostileJob, attack: Attack): Promise<never> {
  for (;;) {
    const status = await send(job, attack)
    const key = `${attack.name}: ${status}`
    report[key] = (report[key] ?? 0) + 1
  }
}

/** Plain requests: an answer is read and forgotten as it comes, so that this process holds little. */
function send(job: HostileJob, { method, path, body }: Attack): Promise<number | string> {
  const options: RequestOptions = {
    method,
    headers: {
      apikey: job.apikey,
      authorization: `Bearer ${job.token}`,
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
    sent.end(body)
  })
}
