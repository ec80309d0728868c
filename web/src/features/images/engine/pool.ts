/** Shares jobs out among a few workers, first come first served. What is cancelled stops at once. */
import { Refused, type Job, type Reply, type Results, type Stage } from './jobs.ts'

interface Asked {
  signal?: AbortSignal | undefined
  onStage?: ((stage: Stage) => void) | undefined
}

interface Task extends Asked {
  job: Job
  resolve: (result: never) => void
  reject: (reason: unknown) => void
  /** Takes its ear off the signal. */
  release: () => void
}

export class Pool {
  readonly #most: number
  readonly #make: () => Worker
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Task>()
  readonly #waiting: Task[] = []

  constructor(most: number, make: () => Worker) {
    this.#most = most
    this.#make = make
  }

  run<J extends Job>(job: J, asked: Asked = {}): Promise<Results[J['kind']]> {
    return new Promise<Results[J['kind']]>((resolve, reject) => {
      if (asked.signal?.aborted) return reject(asked.signal.reason)
      const cancel = () => this.#cancel(task)
      const release = () => asked.signal?.removeEventListener('abort', cancel)
      const task: Task = { ...asked, job, resolve, reject, release }
      asked.signal?.addEventListener('abort', cancel)
      this.#waiting.push(task)
      this.#next()
    })
  }

  /** Workers are heavy: nobody who left the screen should keep them. */
  rest(): void {
    for (const worker of this.#idle.splice(0)) worker.terminate()
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#start() : undefined)
      const task = worker && this.#waiting.shift()
      if (!task) return
      this.#busy.set(worker, task)
      worker.postMessage(task.job, [])
    }
  }

  #start(): Worker {
    const worker = this.#make()
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#hear(worker, data))
    // Its code did not load, or it ran out of memory: the job is lost, the others are not.
    worker.addEventListener('error', ({ message }) =>
      this.#end(worker, (task) => task.reject(new Error(message || 'the worker stopped'))),
    )
    return worker
  }

  #hear(worker: Worker, reply: Reply): void {
    const task = this.#busy.get(worker)
    if (!task) return
    if (reply.kind === 'stage') return task.onStage?.(reply.stage)
    this.#busy.delete(worker)
    this.#idle.push(worker)
    task.release()
    switch (reply.kind) {
      case 'done':
        task.resolve(reply.result as never)
        break
      case 'refused':
        task.reject(new Refused(reply.message))
        break
      case 'failed':
        task.reject(new Error(reply.message))
    }
    this.#next()
  }

  /** A worker cannot be interrupted, only ended; another takes its place when there is work. */
  #cancel(task: Task): void {
    const at = this.#waiting.indexOf(task)
    if (at >= 0) {
      this.#waiting.splice(at, 1)
      task.release()
      return task.reject(task.signal?.reason)
    }
    const worker = [...this.#busy].find(([, running]) => running === task)?.[0]
    if (worker) this.#end(worker, () => task.reject(task.signal?.reason))
  }

  #end(worker: Worker, tell: (task: Task) => void): void {
    worker.terminate()
    const task = this.#busy.get(worker)
    this.#busy.delete(worker)
    if (task) {
      task.release()
      tell(task)
    }
    this.#next()
  }
}
