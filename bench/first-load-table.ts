import type { Figures } from './visit.ts'

export interface Measured {
  label: string
  rounds: Figures[]
  waves?: number
}

const AGENT_SITE = { fcp: 1000, lcp: 1800, shift: 0.02, jsBytes: 20_000 }

const BOUNDS: Record<string, Partial<Figures>> = {
  Landing: { fcp: 1000, lcp: 1500, jsBytes: 15_000 },
  Login: { lcp: 2200 },
  Selection: { lcp: 2000, shift: 0.02, jsBytes: 40_000 },
  'Owner report': { lcp: 2000, shift: 0.02, jsBytes: 40_000 },
  'Shared document': { lcp: 2000, shift: 0.02, jsBytes: 20_000 },
  'Agent site, home': AGENT_SITE,
  'Agent site, list': AGENT_SITE,
  'Agent site, listing': AGENT_SITE,
  'Dashboard, cold': { lcp: 3000, blocking: 300, shift: 0.02, requests: 30, jsToLcp: 220_000 },
  'Dashboard, second visit': { lcp: 800, shift: 0.02 },
  'Clients, cold': { lcp: 3000, shift: 0.02 },
  'Clients, second visit': { lcp: 800, shift: 0.02 },
  'Inicio, cold': { lcp: 3000, shift: 0.02 },
  'Inicio, second visit': { lcp: 800, shift: 0.02 },
}

const COLUMNS: { key: keyof Figures; label: string; show: (value: number) => string }[] = [
  { key: 'fcp', label: 'FCP (s)', show: (ms) => (ms / 1000).toFixed(2) },
  { key: 'lcp', label: 'LCP (s)', show: (ms) => (ms / 1000).toFixed(2) },
  { key: 'blocking', label: 'Blocking (ms)', show: (ms) => ms.toFixed(0) },
  { key: 'shift', label: 'Layout shift', show: (value) => value.toFixed(3) },
  { key: 'requests', label: 'Requests', show: String },
  { key: 'jsBytes', label: 'JS (kB)', show: (bytes) => (bytes / 1000).toFixed(0) },
  { key: 'jsToLcp', label: 'JS to LCP (kB)', show: (bytes) => (bytes / 1000).toFixed(0) },
]

export function addRound(measured: Measured[], label: string, figures: Figures): void {
  const row = measured.find((each) => each.label === label)
  if (row) row.rounds.push(figures)
  else measured.push({ label, rounds: [figures] })
}

export function toTable(measured: readonly Measured[]): string {
  const plain = measured[0] ? medianOf(measured[0], 'lcp') : Number.NaN
  const lines = measured.map((row) => [
    row.label,
    ...COLUMNS.map(({ key, show }) => show(medianOf(row, key))),
    row.waves?.toString() ?? '',
    (medianOf(row, 'lcp') / plain).toFixed(1),
  ])
  const head = ['Page', ...COLUMNS.map(({ label }) => label), 'Waves', 'LCP ÷ static page']
  return [head, ['---', ...head.slice(1).map(() => '---:')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

export function failures(measured: readonly Measured[]): string[] {
  return measured.flatMap((row) =>
    COLUMNS.flatMap(({ key, label, show }) => {
      const bound = BOUNDS[row.label]?.[key]
      const value = medianOf(row, key)
      return bound === undefined || value <= bound
        ? []
        : [`${row.label}: ${label} ${show(value)}, at most ${show(bound)}`]
    }),
  )
}

function medianOf({ rounds }: Measured, key: keyof Figures): number {
  const sorted = rounds.map((figures) => figures[key]).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
