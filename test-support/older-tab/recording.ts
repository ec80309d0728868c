import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rows } from './office.ts'

/** Stands in recorded texts for the address that the agent signs in with. */
export const EMAIL = '{{email}}'

/** A call of an older tab, with what the server of its own release answered. */
export interface RecordedCall {
  /** What the agent was doing. */
  step: string
  method: string
  /** With its query; `{{17 /0/updated_at}}` stands for what the answer of call 17 holds there. */
  path: string
  headers: Record<string, string>
  /** A file is written in base64. */
  body?: string | { base64: string }
  status: number
  contentRange?: string
  answer?: unknown
}

/** What a tab of one release asked of its own server, in order, and what that left in the database. */
export interface Recording {
  release: string
  /** Columns of that release, by table. */
  columns: Record<string, string[]>
  /** What the agent had before the first call. */
  office: Rows
  calls: RecordedCall[]
  /** What the agent had after the last one, with placeholders for what a server makes anew each time. */
  rows: Rows
}

export const RECORDINGS = fileURLToPath(new URL('recordings', import.meta.url))

export function recordingFile(release: string): string {
  return join(RECORDINGS, `${release}.jsonl`)
}

/** One call a line, so that a later recording can be compared with this one. */
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
