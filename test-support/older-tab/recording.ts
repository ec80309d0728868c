import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rows } from './office.ts'

/** This placeholder stands for the address with which the agent signs in. */
export const EMAIL = '{{email}}'

export interface RecordedCall {
  step: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string | { base64: string }
  status: number
  contentRange?: string
  answer?: unknown
}

/** A recording contains the requests of a tab of one release to its own server, in order, and the rows that they left in the database. */
export interface Recording {
  release: string
  columns: Record<string, string[]>
  office: Rows
  calls: RecordedCall[]
  rows: Rows
}

export const RECORDINGS = fileURLToPath(new URL('recordings', import.meta.url))

export function recordingFile(release: string): string {
  return join(RECORDINGS, `${release}.jsonl`)
}

export function writeRecording(file: string, { calls, ...rest }: Recording): void {
  const lines = [rest, ...calls].map((line) => JSON.stringify(line))
  writeFileSync(file, `${lines.join('\n')}\n`)
}

export function readRecording(file: string): Recording {
  const [first = '', ...calls] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return {
    ...(JSON.parse(first) as Omit<Recording, 'calls'>),
    calls: calls.map((line) => JSON.parse(line) as RecordedCall),
  }
}
