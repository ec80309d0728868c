import { describe, expect, test } from 'vitest'
import { contentDisposition } from './download-headers.ts'
import { isUnchanged, mayAnswerRange } from './is-unchanged.ts'
import { readRange } from './read-range.ts'

describe('ranges of 100 bytes', () => {
  test.each<[string | undefined, ReturnType<typeof readRange>]>([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=0-1000', { start: 0, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['Bytes = 0 - 9', { start: 0, end: 9 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', undefined],
    ['bytes=0-9,20-29', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['items=0-9', undefined],
    [undefined, undefined],
  ])('reads the header %j', (header, range) => expect(readRange(header, 100)).toEqual(range))

  test('an empty file has no valid range', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(readRange('bytes=-5', 0)).toBe('unsatisfiable')
  })
})

const VALIDATORS = { etag: '"abc"', lastModified: new Date('2026-08-01T12:00:00.700Z') }
const SAME = 'Sat, 01 Aug 2026 12:00:00 GMT'
const EARLIER = 'Sat, 01 Aug 2026 11:59:59 GMT'

describe('conditions', () => {
  test.each<[Record<string, string>, boolean]>([
    [{ 'if-none-match': '"abc"' }, true],
    [{ 'if-none-match': 'W/"abc"' }, true],
    [{ 'if-none-match': '"x", "abc"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"' }, false],
    [{ 'if-none-match': '"x"', 'if-modified-since': SAME }, false],
    [{ 'if-modified-since': SAME }, true],
    [{ 'if-modified-since': EARLIER }, false],
    [{ 'if-modified-since': 'nonsense' }, false],
    [{}, false],
  ])('the condition %j means that the file is unchanged: %s', (headers, expected) => {
    expect(isUnchanged((name) => headers[name], VALIDATORS)).toBe(expected)
  })

  test.each<[string | undefined, boolean]>([
    [undefined, true],
    ['"abc"', true],
    ['"x"', false],
    ['W/"abc"', false],
    [SAME, true],
    [EARLIER, false],
  ])('If-Range %j allows a range: %s', (condition, expected) => {
    expect(mayAnswerRange(() => condition, VALIDATORS)).toBe(expected)
  })
})

test.each([
  [undefined, undefined],
  ['', 'attachment;'],
  ['n.txt', "attachment; filename=n.txt; filename*=UTF-8''n.txt"],
  [
    'año (1).pdf',
    "attachment; filename=a%C3%B1o%20%281%29.pdf; filename*=UTF-8''a%C3%B1o%20%281%29.pdf",
  ],
  ['a"\r\nx: y', "attachment; filename=a%22%0D%0Ax%3A%20y; filename*=UTF-8''a%22%0D%0Ax%3A%20y"],
])('the download name %j becomes %j', (name, header) =>
  expect(contentDisposition(name)).toBe(header),
)
