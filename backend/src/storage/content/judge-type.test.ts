import { describe, expect, test } from 'vitest'
import { judgeContent, judgeDeclared } from './judge-type.ts'
import { JPEG, PDF, PNG, TEXT, UNKNOWN, type FoundType } from './types.ts'

const DOCUMENTS = [PDF, TEXT]

describe('in a bucket with a list of types', () => {
  test.each<[string, FoundType, string | undefined, string[], string]>([
    ['both agree', PDF, PDF, DOCUMENTS, PDF],
    ['nothing is declared', PDF, undefined, DOCUMENTS, PDF],
    ['octet-stream is declared', PDF, UNKNOWN, DOCUMENTS, PDF],
    ['the list has a wildcard', PNG, PNG, ['image/*'], PNG],
    ['the list allows all', PDF, undefined, ['*/*'], PDF],
    [
      'the charset is on the list too',
      TEXT,
      'text/plain;charset=UTF-8',
      ['text/plain;charset=UTF-8'],
      'text/plain;charset=UTF-8',
    ],
    ['the listed type cannot be told', UNKNOWN, 'image/webp', ['image/webp'], 'image/webp'],
    ['JSON is text', TEXT, 'application/json', ['application/json'], 'application/json'],
  ])(
    'a bucket with a list of types accepts a file when %s',
    (_, found, declared, allowed, stored) => {
      expect(judgeContent(found, declared, allowed)).toBe(stored)
    },
  )

  test.each<[string, FoundType, string | undefined, string[], RegExp]>([
    [
      'a program declared as PDF',
      UNKNOWN,
      PDF,
      DOCUMENTS,
      /application\/octet-stream is not supported/,
    ],
    [
      'text declared as PDF',
      TEXT,
      PDF,
      DOCUMENTS,
      /application\/pdf is not what the content is: text\/plain/,
    ],
    ['a picture declared as PDF', PNG, PDF, DOCUMENTS, /image\/png is not supported/],
    ['a picture declared as nothing', JPEG, undefined, DOCUMENTS, /image\/jpeg is not supported/],
    ['a type not on the list', JPEG, JPEG, DOCUMENTS, /image\/jpeg is not supported/],
    [
      'a charset the list does not have',
      TEXT,
      'text/plain;charset=UTF-8',
      DOCUMENTS,
      /is not supported/,
    ],
    ['a PDF declared as WebP', PDF, 'image/webp', ['image/webp', PDF], /image\/webp is not what/],
    ['bytes declared as JSON', UNKNOWN, 'application/json', ['application/json'], /not supported/],
    ['one picture declared as the other', PNG, JPEG, ['image/*'], /image\/jpeg is not what/],
  ])('a bucket with a list of types refuses %s', (_, found, declared, allowed, message) => {
    expect(() => judgeContent(found, declared, allowed)).toThrow(message)
  })
})

describe('in a bucket without a list', () => {
  test.each([null, []])(
    'a bucket without a list of types accepts every declared type (%j)',
    (allowed) => {
      expect(judgeContent(UNKNOWN, 'application/x-msdownload', allowed)).toBe(
        'application/x-msdownload',
      )
      expect(judgeContent(PDF, undefined, allowed)).toBe(UNKNOWN)
    },
  )

  test.each(['', 'text', 'text/plain\u00e9', 'a/b\r\nx: y', 'text/plain; \u0007'])(
    'a bucket without a list refuses an invalid type: %j',
    (type) => expect(() => judgeDeclared(type, null)).toThrow(/not supported/),
  )
})
