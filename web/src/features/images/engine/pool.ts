import { RefusedFileError } from '../../../lib/pictures/refused-file-error.ts'
import type { Job, Reply, Results, Stage } from './jobs.ts'

interface RunOptions {
  signal?: AbortSignal | undefined
  onStage?: ((stage: Stage) => void) | undefined
}

interface Task extends RunOptions {
  job: Job
  resolve: (result: never) => void
  reject: (reason: unknown) => void
  release: () => void
}

export class Pool {
  readonly #maxWorkers: number
  readonly #make: () => Worker
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Task>()
  readonly #waiting: Task[] = []

  constructor(maxWorkers: number, make: () => Worker) {
    this.#maxWorkers = maxWorkers
    this.#make = make
  }

  run<J extends Job>(job: J, options: RunOptions = {}): Promise<Results[J['kind']]> {
    return new Promise<Results[J['kind']]>((resolve, reject) => {
      if (options.signal?.aborted) return reject(options.signal.reason)
      const cancel = () => this.#cancel(task)
      const release = () => options.signal?.removeEventListener('abort', cancel)
      const task: Task = { ...options, job, resolve, reject, release }
      options.signal?.addEventListener('abort', cancel)
      this.#waiting.push(task)
      this.#next()
    })
  }

  endIdle(): void {
    for (const worker of this.#idle.splice(0)) worker.terminate()
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const worker =
        this.#idle.pop() ?? (this.#busy.size < this.#maxWorkers ? this.#start() : undefined)
      const task = worker && this.#waiting.shift()
      if (!task) return
      this.#busy.set(worker, task)
      worker.postMessage(task.job, [])
    }
  }

  #start(): Worker {
    const worker = this.#make()
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) =>
      this.#receive(worker, data),
    )
    // An error event means that the worker's code did not load or that its memory ran out; only the job of this worker fails.
    worker.addEventListener('error', ({ message }) =>
      this.#end(worker, (task) => task.reject(new Error(message || 'the worker stopped'))),
    )
    return worker
  }

  #receive(worker: Worker, reply: Reply): void {
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
        task.reject(new RefusedFileError(reply.message))
        break
      case 'failed':
        task.reject(new Error(reply.message))
    }
    this.#next()
  }

  /** A worker cannot be interrupted, so cancelling terminates it. */
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

  #end(worker: Worker, settle: (task: Task) => void): void {
    worker.terminate()
    const task = this.#busy.get(worker)
    this.#busy.delete(worker)
    if (task) {
      task.release()
      settle(task)
    }
    this.#next()
  }
}
