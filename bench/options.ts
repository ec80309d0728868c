import { parseArgs } from 'node:util'

export interface BenchOptions {
  seconds: number
  only: string | undefined
}

export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string' },
      case: { type: 'string' },
    },
  })
  const seconds = Number(values.seconds ?? '4')
  if (!(seconds > 0 && seconds <= 60)) throw new Error('--seconds takes a number from 1 to 60')
  return { seconds, only: values.case }
}
