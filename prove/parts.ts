import { clock } from './clock.ts'
import { databaseGone } from './database-gone.ts'
import { diskFull } from './disk-full.ts'
import { kills } from './kills.ts'
import { load } from './load.ts'
import { memory } from './memory.ts'
import type { Part } from './part.ts'
import { providersDown } from './providers-down.ts'
import { slowStore } from './slow-store.ts'
import { steps } from './steps.ts'

export const PARTS: Part<unknown>[] = [
  load,
  steps,
  kills,
  diskFull,
  databaseGone,
  clock,
  slowStore,
  providersDown,
  memory,
]
