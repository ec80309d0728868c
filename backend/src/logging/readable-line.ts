import { pino } from 'pino'

type Fields = Record<string, unknown>

const OMITTED = new Set(['level', 'time', 'msg', 'pid', 'hostname'])

/** Turns a log record of JSON into one line for a person, followed by the stack of a failure. */
export function readableLine(json: string): string {
  const record = JSON.parse(json) as Fields
  const { level, time, msg } = record
  const failure = asFields(record['failure'] ?? record['err'])
  const fields = Object.entries(record).filter(
    ([name]) => !OMITTED.has(name) && name !== 'failure' && name !== 'err',
  )
  const parts = [
    new Date(Number(time)).toISOString().replace('T', ' '),
    (pino.levels.labels[Number(level)] ?? String(level)).toUpperCase().padEnd(5),
    typeof msg === 'string' ? onOneLine(msg) : '',
    ...fields.map(([name, value]) => `${name}=${print(value)}`),
    ...(failure ? [`failure=${print(failure['message'])}`] : []),
    ...(failure?.['code'] ? [`code=${print(failure['code'])}`] : []),
  ]
  return `${parts.join(' ')}\n${stackLines(failure)}`
}

function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined
}

/** Everything but a single word is quoted, so that a logged value cannot begin a new line. */
function print(value: unknown): string {
  const isWord = typeof value === 'string' && /^[^\s"\p{Cc}]+$/u.test(value)
  return isWord ? value : onOneLine(JSON.stringify(value) ?? '')
}

function onOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}

function stackLines(failure: Fields | undefined): string {
  const stack = failure?.['stack']
  if (typeof stack !== 'string') return ''
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.map((line) => `    ${onOneLine(line).trim()}\n`).join('')
}
