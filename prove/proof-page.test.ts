import { expect, it } from 'vitest'
import type { RunSizes, Part, PartResult } from './part.ts'
import { proofPage } from './proof-page.ts'

const part: Part<number> = {
  name: 'kills',
  title: 'Kills',
  full: { kills: 100, minutes: 15 },
  run: async () => 0,
  present: (lost) => [`Lost: ${lost}`],
}

function pageOf(lengths: RunSizes | undefined): string {
  const machine = { cores: 2, architecture: 'x64', memoryGb: 8, node: '24.0.0', postgres: '18.1' }
  const takenAt = '2026-11-16T10:00:00.000Z'
  const result: PartResult | undefined = lengths && {
    part: 'kills',
    takenAt,
    machine,
    lengths,
    data: 0,
  }
  return proofPage([part], () => result)
}

it('the page names the command, the day and the machine, and contains the results of the part', () => {
  const page = pageOf({ kills: 100, minutes: 15 })
  expect(page).toContain(
    '`npm run prove -- kills`, 2026-11-16, 2 cores (x64), 8 GB of memory, Node 24.0.0, PostgreSQL 18.1.\n\nLost: 0\n',
  )
  expect(page).not.toContain('Shortened')
})

it('the page says by how much a part was shortened', () => {
  expect(pageOf({ kills: 4, minutes: 0.5 })).toContain(
    '**Shortened: minutes 0.5 instead of 15, kills 4 instead of 100.**',
  )
})

it('the page says that a part was not run', () => {
  expect(pageOf(undefined)).toContain('## Kills\n\n**Not run yet.**')
})
