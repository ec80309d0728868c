import type { Section } from './section.ts'

export interface Upcoming {
  icon: Section['icon']
  /** What it will be good for, in one sentence. */
  promise: string
  /** What it will be able to do. */
  points: readonly string[]
}

/** A section that is still being built says so, and says what it will do. */
export function upcoming(plan: Upcoming): Section['load'] {
  return async () => {
    const { UpcomingScreen } = await import('./upcoming-screen.tsx')
    return { Screen: () => <UpcomingScreen {...plan} /> }
  }
}
