import { Pool } from './pool.ts'
import { poolSize } from './pool-size.ts'

function startWorker(): Worker {
  return new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' })
}

export function startPool(): Pool {
  return new Pool(poolSize(navigator), startWorker)
}

export function startPreview(): Pool {
  return new Pool(1, startWorker)
}
