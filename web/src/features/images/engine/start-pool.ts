import { Pool } from './pool.ts'
import { poolSize } from './pool-size.ts'

function startWorker(): Worker {
  return new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' })
}

/** For batches. */
export function startPool(): Pool {
  return new Pool(poolSize(navigator), startWorker)
}

/** Of one worker, which remembers the picture in sight: a preview never waits behind a batch. */
export function startPreview(): Pool {
  return new Pool(1, startWorker)
}
