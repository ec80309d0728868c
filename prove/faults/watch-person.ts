import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { clientIds, type SignedInAgent } from '../../resilience/agent.ts'
import { download, ownerOf } from '../../resilience/stored-files.ts'
import { digestOf, randomPdf } from '../../test-support/random-files.ts'

interface Office {
  url: string
  publishableKey: string
}

const ACTS = ['reading', 'saving', 'uploading'] as const
type Act = (typeof ACTS)[number]

interface Seen {
  answers: Record<string, number>
  longestMs: number
  said?: string
}

export interface Phase {
  name: string
  acts: Partial<Record<Act, Seen>>
}

export interface PersonWatch {
  begin(phase: string): void
  untilWell(): Promise<number>
  stop(): Promise<Phase[]>
  findLost(): Promise<{
    rows: number
    files: number
    acknowledged: { rows: number; files: number }
  }>
}

const EVERY_MS = 200
const TIMEOUT_MS = 30_000
const FILE_BYTES = 60_000
const RECOVERS_WITHIN_MS = 180_000

export function watchPerson(office: Office, agent: SignedInAgent): PersonWatch {
  const rows = new Set<string>()
  const files = new Map<string, string>()
  const phases: Phase[] = [{ name: 'before', acts: {} }]
  const stopping = new AbortController()
  const headers = { apikey: office.publishableKey, authorization: `Bearer ${agent.token}` }
  let succeeded = new Set<Act>()

  const requests: Record<Act, () => Promise<{ response: Response; keep: () => void }>> = {
    async reading() {
      const path =
        '/rest/v1/client_list?select=id,first_name,last_name&order=created_at.desc&limit=50'
      return { response: await ask(path, { headers }), keep: () => undefined }
    },
    async saving() {
      const id = randomUUID()
      const body = JSON.stringify({ id, type: 'comprador', first_name: 'Ana', last_name: 'Núñez' })
      const response = await ask('/rest/v1/clients', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
      return { response, keep: () => rows.add(id) }
    },
    async uploading() {
      const name = `${randomUUID()}.pdf`
      const bytes = randomPdf(FILE_BYTES)
      const response = await ask(`/storage/v1/object/documents/${ownerOf(agent)}/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/pdf' },
        body: bytes,
      })
      return { response, keep: () => files.set(name, digestOf(bytes)) }
    },
  }

  function ask(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${office.url}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  }

  async function tryOnce(act: Act): Promise<void> {
    const phase = phases.at(-1)!
    const wellBefore = succeeded
    const began = performance.now()
    let answer = 'no answer'
    let said: string | undefined
    try {
      const { response, keep } = await requests[act]()
      const text = await response.text()
      answer = String(response.status)
      if (response.ok) {
        keep()
        wellBefore.add(act)
      } else said = messageOf(text)
    } catch {
      // Without an answer, the default above counts.
    }
    const seen = (phase.acts[act] ??= { answers: {}, longestMs: 0 })
    seen.answers[answer] = (seen.answers[answer] ?? 0) + 1
    seen.longestMs = Math.max(seen.longestMs, Math.round(performance.now() - began))
    if (said !== undefined) seen.said ??= said
  }

  const loops = ACTS.map(async (act) => {
    while (!stopping.signal.aborted) {
      await tryOnce(act)
      await pause(EVERY_MS)
    }
  })

  return {
    begin: (name) => void phases.push({ name, acts: {} }),
    async untilWell() {
      const began = performance.now()
      const since = (succeeded = new Set<Act>())
      while (since.size < ACTS.length) {
        if (performance.now() - began > RECOVERS_WITHIN_MS) return Number.POSITIVE_INFINITY
        await pause(50)
      }
      return Math.round((performance.now() - began) / 100) / 10
    },
    async stop() {
      stopping.abort()
      await Promise.all(loops)
      return phases
    },
    async findLost() {
      const stored = await clientIds(office, agent.token)
      const folder = { server: office, token: agent.token }
      let lostFiles = 0
      for (const [name, digest] of files) {
        const bytes = await download(folder, name)
        if (!bytes || digestOf(bytes) !== digest) lostFiles += 1
      }
      return {
        rows: [...rows].filter((id) => !stored.has(id)).length,
        files: lostFiles,
        acknowledged: { rows: rows.size, files: files.size },
      }
    },
  }
}

function messageOf(text: string): string {
  try {
    const { message, msg, error } = JSON.parse(text) as Record<string, string | undefined>
    return message ?? msg ?? error ?? text
  } catch {
    return text.slice(0, 120)
  }
}

export function describePhase({ name, acts }: Phase): string {
  const parts = ACTS.flatMap((act) => {
    const seen = acts[act]
    if (!seen) return []
    const all = Object.values(seen.answers).reduce((sum, count) => sum + count, 0)
    const good = Object.entries(seen.answers)
      .filter(([status]) => status.startsWith('2'))
      .reduce((sum, [, count]) => sum + count, 0)
    const others = Object.entries(seen.answers)
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, count]) => `${status} × ${count}`)
    const refusals =
      others.length > 0 ? ` (${others.join(', ')}${seen.said ? `: “${seen.said}”` : ''})` : ''
    return [`${act} ${good} of ${all}${refusals}, at most ${seen.longestMs} ms`]
  })
  return `${name}: ${parts.join('; ')}`
}

export function describeLost({
  rows,
  files,
  acknowledged,
}: Awaited<ReturnType<PersonWatch['findLost']>>): string {
  const lost = rows + files === 0 ? 'nothing' : `${rows} rows and ${files} files`
  return `${lost} of ${acknowledged.rows} rows and ${acknowledged.files} files`
}
