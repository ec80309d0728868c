/** A worker runs one job at a time, so that two decoded photographs are never in its memory. */
import { RefusedFileError } from '../../../lib/pictures/refused-file-error.ts'
import { inspect } from './inspect.ts'
import type { Job, Reply, Results } from './jobs.ts'
import { Renderer } from './renderer.ts'

const renderer = new Renderer()

addEventListener('message', ({ data }: MessageEvent<Job>) => void serve(data))

async function serve(job: Job): Promise<void> {
  try {
    reply({ kind: 'done', result: await work(job) })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    reply({ kind: error instanceof RefusedFileError ? 'refused' : 'failed', message })
  }
}

function work(job: Job): Promise<Results[Job['kind']]> {
  switch (job.kind) {
    case 'inspect':
      return inspect(job)
    case 'render':
      return renderer.render(job, (stage) => reply({ kind: 'stage', stage }))
  }
}

function reply(message: Reply): void {
  postMessage(message)
}
