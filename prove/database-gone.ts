import { setTimeout as pause } from 'node:timers/promises'
import { signUp } from '../resilience/agent.ts'
import { prepareSharedDatabase } from '../resilience/shared-database.ts'
import { withDescendants } from '../test-support/watch-memory.ts'
import { describeLost, describePhase, watchPerson } from './faults/watch-person.ts'
import { faultTable, type FaultRow, type Part } from './part.ts'

export const databaseGone: Part<FaultRow[]> = {
  name: 'database-gone',
  title: 'PostgreSQL gone and back',
  full: { seconds: 60 },
  async run({ seconds = 0 }) {
    const shared = await prepareSharedDatabase('prove-gone')
    try {
      const server = await shared.start({ RATE_LIMIT_PER_ADDRESS: 'off', LOG_LEVEL: 'fatal' })
      const agent = await signUp(server)
      const rows: FaultRow[] = []
      const suffer = async (
        fault: string,
        begin: () => Promise<void>,
        end: () => Promise<void>,
      ) => {
        const person = watchPerson(server, agent)
        await pause(2_000)
        person.begin('meanwhile')
        await begin()
        await pause(seconds * 1000)
        await end()
        person.begin('afterwards')
        const well = await person.untilWell()
        const [, meanwhile] = await person.stop()
        const seen = `${describePhase(meanwhile!)}; all well ${well} s after it was back`
        rows.push({ fault, seen, lost: describeLost(await person.findLost()) })
        console.log(rows.at(-1))
      }
      await suffer(
        `refuses connections for ${seconds} s`,
        () => shared.stopDatabase(),
        () => shared.startDatabase(),
      )
      const signal = (name: NodeJS.Signals) => async () => {
        for (const pid of withDescendants(shared.databasePid()!)) process.kill(pid, name)
      }
      await suffer(
        `does not answer for ${seconds} s (all of its processes are halted)`,
        signal('SIGSTOP'),
        signal('SIGCONT'),
      )
      return rows
    } finally {
      await shared.stop()
    }
  },
  present: (rows) => [
    'With `DATABASE_URL`; the server goes on running. A person reads, saves and uploads five times a second and waits 30 s at most.',
    '',
    ...faultTable(rows),
  ],
}
