import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../scripts/lib/root.mjs'
import type { HttpJob, JobResult, StraightJob } from './jobs.ts'

export class LoadProcess<Job extends HttpJob | StraightJob> {
  readonly #child: ChildProcess
  #finish: { resolve(result: JobResult): void; reject(error: Error): void } | undefined

  constructor(file: string) {
    this.#child = fork(join(root, 'bench', file), { execArgv: ['--import', 'tsx'] })
    this.#child.on('message', (result) => this.#finish?.resolve(result as JobResult))
    this.#child.on('exit', () => this.#finish?.reject(new Error(`${file} ended`)))
  }

  async run(job: Job): Promise<JobResult> {
    const result = await new Promise<JobResult>((resolve, reject) => {
      this.#finish = { resolve, reject }
      this.#child.send(job)
    })
    if (result.failures > 0) {
      throw new Error(`${result.failures} requests failed, the first answer was ${result.sample}`)
    }
    return result
  }

  stop(): void {
    this.#finish = undefined
    this.#child.kill()
  }
}
