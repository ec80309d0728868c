/** The visitors of public.ts in a process of their own: two hundred requests a second, of which no two are of one address or one network. */
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

const PER_SECOND = 200

export interface ScrapeJob {
  url: string
  name: string
  /** Another process asks for other addresses. */
  from: number
}

export interface Scraped {
  seconds: number
  answers: Record<string, number>
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

/** How long an answer took, and its status. */
export function ask(
  url: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ ms: number; status: number }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { headers, agent }, (response) => {
      response.resume()
      response.on('end', () => {
        resolve({ ms: performance.now() - started, status: response.statusCode ?? 0 })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

export function fromNetwork(number: number): Record<string, string> {
  return {
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    'accept-encoding': 'br',
    'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/129.0.0.0 Mobile Safari/537.36',
  }
}

function scrape({ url, name, from }: ScrapeJob): void {
  const answers: Record<string, number> = {}
  const count = (what: string | number) => {
    answers[what] = (answers[what] ?? 0) + 1
  }
  let asked = 0
  const begun = performance.now()
  setInterval(() => {
    const due = Math.floor(((performance.now() - begun) * PER_SECOND) / 1000)
    while (asked < due) {
      asked += 1
      const number = from * 100_000 + asked
      const path = `/agente/${name}/propiedades?desde=${number}&pagina=${1 + (asked % 100)}`
      ask(url, path, fromNetwork(number)).then(
        ({ status }) => count(status),
        () => count('broken'),
      )
    }
  }, 5)
  process.on('message', (message) => {
    if (message !== 'report') return
    process.send?.({ seconds: (performance.now() - begun) / 1000, answers } satisfies Scraped)
  })
}

process.once('message', (job) => scrape(job as ScrapeJob))
