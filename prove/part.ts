import type { Machine } from './machine.ts'

/** How long or how large a part is run; each part knows some of these. */
export interface Lengths {
  agents?: number
  minutes?: number
  /** How long a fault lasts. */
  seconds?: number
  kills?: number
}

export const LENGTHS = [
  'agents',
  'minutes',
  'seconds',
  'kills',
] as const satisfies (keyof Lengths)[]

/** One thing that is proved: it can be run alone, and its figures make a section of docs/proof.md. */
export interface Part<Data> {
  name: string
  title: string
  /** The lengths of the whole proof; the command line may give others. */
  full: Lengths
  run(lengths: Lengths, options: { profile: boolean }): Promise<Data>
  /** The section's lines. */
  present(data: Data): string[]
}

/** What a run leaves in prove/results. */
export interface PartResult<Data = unknown> {
  part: string
  takenAt: string
  machine: Machine
  lengths: Lengths
  data: Data
}

/** A fault, and what came of it for a person and for what is stored. */
export interface FaultRow {
  fault: string
  seen: string
  lost: string
}

export function faultTable(rows: readonly FaultRow[]): string[] {
  return table(
    ['Fault', 'What a person saw', 'Lost'],
    rows.map(({ fault, seen, lost }) => [fault, seen, lost]),
  )
}

export function table(heads: readonly string[], rows: readonly (string | number)[][]): string[] {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)]
}

/** 12,345 */
export function grouped(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
