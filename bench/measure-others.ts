import { setTimeout as pause } from 'node:timers/promises'
import type { RunningServer } from '../test-support/server.ts'

const ROUNDS = 100
const PAGE =
  'client_list?select=id,type,first_name,last_name,email,phone,whatsapp,tags,status,budget_min,budget_max,created_at,last_contact_at,next_task_title,next_task_due&order=created_at.desc,id.desc&limit=50'

/** What everybody else waits for while one account is under attack, or attacks. */
export interface Measured {
  times: number[]
  healthMs: number
}

export function timeAt({ times }: Measured, share: number): number {
  return times[Math.floor((times.length - 1) * share)]!
}

export async function measureOthers(server: RunningServer, token: string): Promise<Measured> {
  const done = new AbortController()
  const health = watchHealth(server, done.signal)
  const times = await timePages(server, token)
  done.abort()
  return { times, healthMs: await health }
}

async function watchHealth({ url }: RunningServer, done: AbortSignal): Promise<number> {
  let longest = 0
  while (!done.aborted) {
    const began = performance.now()
    await (await fetch(`${url}/health`)).text()
    longest = Math.max(longest, performance.now() - began)
    await pause(20)
  }
  return longest
}

/** Returns the milliseconds of each page. The pages are read one after the other, with pauses as a person makes. */
async function timePages({ url, publishableKey }: RunningServer, token: string): Promise<number[]> {
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` }
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const response = await fetch(`${url}/rest/v1/${PAGE}`, { headers })
    const text = await response.text()
    if (!response.ok) throw new Error(`clients: ${response.status} ${text}`)
    times.push(performance.now() - began)
    await pause(20)
  }
  return times.toSorted((one, other) => one - other)
}
