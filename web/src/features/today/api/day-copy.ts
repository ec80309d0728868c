import { inStore } from '../../../lib/offline-copies.ts'
import { currentSession } from '../../../lib/session/index.ts'
import type { DayFacts } from './day-facts.ts'

interface DayCopy {
  today: string
  facts: DayFacts
  readAt: Date
}

export async function readDayCopy(userId: string): Promise<DayCopy | null> {
  const copy = await inStore<DayCopy | undefined>('day', 'readonly', (store) => store.get(userId))
  return copy ? { ...copy, facts: withCounts(copy.facts) } : null
}

function withCounts(facts: DayFacts): DayFacts {
  const { visits, contracts, answers } = facts
  const counted: Partial<DayFacts> = {
    visit_count: visits.length,
    open_visit_count: visits.filter(({ outcome }) => !outcome).length,
    contract_count: contracts.length,
    answer_count: answers.length,
  }
  return { ...counted, ...facts }
}

/** DAY-08: descriptions and comments are left out, so that a lost phone reveals no notes. */
export async function saveDayCopy(userId: string, today: string, facts: DayFacts): Promise<void> {
  const copy: DayCopy = { today, facts: withoutNotes(facts), readAt: new Date() }
  await inStore('day', 'readwrite', (store) => {
    // The person may have signed out while the database was opening.
    return currentSession()?.user.id === userId ? store.put(copy, userId) : undefined
  })
}

function withoutNotes(facts: DayFacts): DayFacts {
  return {
    ...facts,
    tasks: facts.tasks.map((task) => ({ ...task, description: null })),
    visits: facts.visits.map((visit) => ({ ...visit, description: null })),
    answers: facts.answers.map((answer) => ({ ...answer, comment: null })),
  }
}
