import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { LoadAgent } from './agent.ts'
import type { GeneratorMessage, LoadJob } from './load-job.ts'
import { Measurements } from './measurements.ts'

const SIGN_IN_EVERY_MINUTES = 15
const LAST_CHANGES_MS = 3_000

const measured = new Measurements()
const stop = new AbortController()
setMaxListeners(0, stop.signal)
let agents: { agent: LoadAgent; ended: Promise<void> }[] = []
let seconds = 0

function say(message: GeneratorMessage): void {
  process.send?.(message)
}

process.on('message', (message: LoadJob | 'measure') => {
  const done = message === 'measure' ? measure() : ramp(message)
  done.catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
process.on('disconnect', () => process.exit())

async function ramp(job: LoadJob): Promise<void> {
  seconds = job.seconds
  const each = (job.rampSeconds * 1000) / job.people.length
  const measuringFrom = Date.now() + job.rampSeconds * 1000
  const arrivals: Promise<void>[] = []
  for (const person of job.people) {
    const agent = new LoadAgent(job, person, measured, stop.signal)
    const isAgain = Math.random() * SIGN_IN_EVERY_MINUTES * 60 < seconds
    const again = isAgain ? measuringFrom + Math.random() * seconds * 1000 : undefined
    const arrival = agent.arrive()
    arrivals.push(arrival)
    agents.push({ agent, ended: arrival.then(() => agent.work(again)) })
    await pause(each)
  }
  await Promise.all(arrivals)
  say({ state: 'ramped' })
}

async function measure(): Promise<void> {
  measured.begin()
  await pause(seconds * 1000)
  stop.abort()
  await Promise.all(agents.map(({ ended }) => ended))
  await pause(LAST_CHANGES_MS)
  for (const { agent } of agents) agent.leave()
  say({ state: 'done', report: measured.report() })
}
