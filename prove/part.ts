import type { Machine } from './machine.ts'

export interface RunSizes {
  agents?: number
  minutes?: number
  seconds?: number
  kills?: number
}

export const RUN_SIZES = [
  'agents',
  'minutes',
  'seconds',
  'kills',
] as const satisfies (keyof RunSizes)[]

export interface Part<Data> {
  name: string
  title: string
  full: RunSizes
  run(lengths: RunSizes, options: { profile: boolean }): Promise<Data>
  present(data: Data): string[]
}

export interface PartResult<Data = unknown> {
  part: string
  takenAt: string
  machine: Machine
  lengths: RunSizes
  data: Data
}

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

export function grouped(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
