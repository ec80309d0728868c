import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readableLine } from './readable-line.ts'

function logged(write: (log: ReturnType<typeof pino>) => void): string {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      text += readableLine(chunk.toString())
      done()
    },
  })
  write(pino({ level: 'debug', timestamp: () => ',"time":1795000000000' }, stream))
  return text
}

it('OPS-10 a readable log has one line for each record: time, level, message and details', () => {
  const line = logged((log) =>
    log
      .child({ requestId: 'abc-1' })
      .warn({ path: '/a b', ms: 12, report: { removed: 2 } }, 'request'),
  )
  expect(line).toBe(
    '2026-11-18 11:06:40.000Z WARN  request requestId=abc-1 path="/a b" ms=12 report={"removed":2}\n',
  )
})

it('OPS-10 shows the stack trace of an error below its line', () => {
  const lines = logged((log) => log.error({ err: new Error('no such table') }, 'failed')).split(
    '\n',
  )
  expect(lines[0]).toMatch(/ERROR failed failure="no such table"$/)
  expect(lines[1]).toMatch(/^ {4}at .*readable-line\.test\.ts/)
})

it('OPS-10 no logged text can begin a line of its own', () => {
  const text = logged((log) =>
    log.info({ name: 'a\n2026 ERROR forged\u0085' }, 'hola\nERROR forged'),
  )
  expect(text.trimEnd()).not.toMatch(/[\n\u0085]/)
})
