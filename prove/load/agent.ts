import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AgentSocket } from './agent-socket.ts'
import { Connections } from './connections.ts'
import type { LoadJob, LoadPerson } from './load-job.ts'
import type { Measurements } from './measurements.ts'
import {
  ACTIONS,
  addTask,
  recordFile,
  requestsOf,
  signIn,
  toBytes,
  type Action,
  type ScreenRequest,
} from './requests.ts'

const CHANCES: [Action, number][] = [
  ...(Object.entries(ACTIONS) as [Action, number][]),
  ['add a task', 3],
]
const ALL_CHANCES = CHANCES.reduce((sum, [, chance]) => sum + chance, 0)

const MEAN_THINK_MS = 10_000
const LEAST_THINK_MS = 1_000
const MOST_THINK_MS = 60_000

export class LoadAgent {
  readonly #job: LoadJob
  readonly #person: LoadPerson
  readonly #measured: Measurements
  readonly #connections: Connections
  readonly #stop: AbortSignal
  readonly #unheard = new Map<string, number>()
  #token: string | undefined
  #socket: AgentSocket | undefined

  constructor(job: LoadJob, person: LoadPerson, measured: Measurements, stop: AbortSignal) {
    this.#job = job
    this.#person = person
    this.#measured = measured
    this.#connections = new Connections(job.port)
    this.#stop = stop
  }

  async arrive(): Promise<void> {
    await this.#signIn()
    await this.#do('open the app')
  }

  async work(signInAgainAt: number | undefined): Promise<void> {
    while (!this.#stop.aborted) {
      await pause(thinkTime(), undefined, { signal: this.#stop }).catch(() => undefined)
      if (this.#stop.aborted) break
      if (signInAgainAt !== undefined && Date.now() > signInAgainAt) {
        signInAgainAt = undefined
        await this.#signIn()
      }
      await this.#do(nextAction())
    }
  }

  leave(): void {
    this.#measured.reconnected += this.#connections.reconnected
    for (let i = 0; i < this.#unheard.size; i += 1) this.#measured.fail('change heard', 'missed')
    this.#connections.close()
    this.#socket?.close()
  }

  async #signIn(): Promise<void> {
    const { email } = this.#person
    const answer = await this.#send(signIn(email, this.#job.password), true)
    if (answer === undefined) return
    const { access_token: token } = JSON.parse(answer) as { access_token: string }
    this.#token = token
    this.#socket?.close()
    this.#socket = new AgentSocket({
      port: this.#job.port,
      apikey: this.#job.apikey,
      token,
      userId: this.#person.userId,
      onTask: (title) => this.#hear(title),
      onLost: () => this.#measured.fail('change heard', 'socket lost'),
    })
    this.#unheard.clear()
  }

  async #do(action: Action): Promise<void> {
    if (this.#token === undefined) return
    if (action === 'add a task') return this.#addTask()
    const requests = requestsOf(action, this.#person)
    const answers = await Promise.all(requests.map((request) => this.#send(request)))
    if (action === 'upload' && answers[0] !== undefined) {
      this.#measured.acknowledged.files += 1
      await this.#send(recordFile(requests[0]!.path))
    }
    if (action === 'move a card') await this.#do('board')
  }

  async #addTask(): Promise<void> {
    const title = `Prueba ${randomUUID()}`
    if (this.#socket?.isFollowing) this.#unheard.set(title, performance.now())
    if ((await this.#send(addTask(title))) === undefined) this.#unheard.delete(title)
    else this.#measured.acknowledged.tasks += 1
  }

  #hear(title: string): void {
    const sentAt = this.#unheard.get(title)
    if (sentAt === undefined) return
    this.#unheard.delete(title)
    this.#measured.add('change heard', performance.now() - sentAt)
  }

  async #send(request: ScreenRequest, keepsBody = false): Promise<string | undefined> {
    const { apikey, port } = this.#job
    const began = performance.now()
    try {
      const bytes = toBytes(request, { apikey, token: this.#token, port })
      const { status, body } = await this.#connections.send(bytes, keepsBody)
      this.#measured.add(request.kind, performance.now() - began)
      if (status < 300) return body
      this.#measured.fail(request.kind, `${status} ${request.method} ${pathOf(request)}`)
    } catch {
      this.#measured.fail(request.kind, `no answer ${request.method} ${pathOf(request)}`)
    }
    return undefined
  }
}

function pathOf({ path }: ScreenRequest): string {
  return path.split('?')[0]!.split('/').slice(0, 5).join('/')
}

function nextAction(): Action {
  let left = Math.random() * ALL_CHANCES
  for (const [action, chance] of CHANCES) {
    left -= chance
    if (left < 0) return action
  }
  return 'clients'
}

function thinkTime(): number {
  const random = -Math.log(1 - Math.random()) * MEAN_THINK_MS
  return Math.min(MOST_THINK_MS, Math.max(LEAST_THINK_MS, random))
}
