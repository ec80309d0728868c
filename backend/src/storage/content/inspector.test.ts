import { describe, expect, test } from 'vitest'
import { DOCX_TYPE, ODT_TYPE, SAMPLES } from '../testing/samples.ts'
import { ContentInspector } from './inspector.ts'

const EXPECTED: [keyof typeof SAMPLES, string][] = [
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['installer', 'application/octet-stream'],
  ['docx', DOCX_TYPE],
  ['googleDocx', DOCX_TYPE],
  ['xlsx', 'application/octet-stream'],
  ['docm', 'application/octet-stream'],
  ['jar', 'application/octet-stream'],
  ['zip', 'application/octet-stream'],
  ['odt', ODT_TYPE],
  ['odtTemplate', 'application/octet-stream'],
  ['text', 'text/plain'],
  ['latin1', 'application/octet-stream'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['executable', 'application/octet-stream'],
  ['elf', 'application/octet-stream'],
]

function inspect(bytes: Buffer, chunkSize: number): string {
  const inspector = new ContentInspector()
  for (let at = 0; at < bytes.length; at += chunkSize) {
    inspector.push(bytes.subarray(at, at + chunkSize))
  }
  return inspector.finish()
}

describe('what the bytes are', () => {
  test.each(EXPECTED)('the inspector recognises %s as %s', (name, type) => {
    expect(inspect(SAMPLES[name], 65_536)).toBe(type)
  })

  test.each(EXPECTED)(
    'the inspector recognises %s in chunks of 1, 7 and 4095 bytes too',
    (name, type) => {
      for (const size of [1, 7, 4095]) expect(inspect(SAMPLES[name], size), String(size)).toBe(type)
    },
  )

  test('every sample file is in the table of expected types', () => {
    expect(EXPECTED.map(([name]) => name).toSorted()).toEqual(Object.keys(SAMPLES).toSorted())
  })

  test('a PDF may begin with a byte order mark or a blank line, but not with a program', () => {
    expect(inspect(Buffer.from('\ufeff%PDF-1.4'), 4)).toBe('application/pdf')
    expect(inspect(Buffer.from('\r\n%PDF-1.4'), 4)).toBe('application/pdf')
    expect(inspect(Buffer.from('MZ\u0000\u0000%PDF-1.4'), 4)).toBe('application/octet-stream')
  })

  test('a file with a NUL, a control character or a broken character anywhere is no text', () => {
    const long = 'ñ'.repeat(50_000)
    expect(inspect(Buffer.from(long), 101)).toBe('text/plain')
    for (const end of ['\u0000', '\u0007', '\u007f', '\u001b[31m']) {
      expect(inspect(Buffer.from(long + end), 101)).toBe('application/octet-stream')
    }
    expect(inspect(Buffer.from(long).subarray(0, -1), 101)).toBe('application/octet-stream')
  })

  test('an empty file is text', () => expect(inspect(Buffer.alloc(0), 1)).toBe('text/plain'))
})
