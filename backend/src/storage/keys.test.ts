import { describe, expect, test } from 'vitest'
import { isFolderPlaceholder, isValidBucketName, isValidKey } from './keys.ts'

describe('keys', () => {
  test.each([
    'a.txt',
    'folder/sub/file.pdf',
    "we!rd-._*'() &$@=;:+,?.txt",
    '..a/b..',
    '...',
    'a'.repeat(1024),
  ])('accepts the object key %j', (key) => expect(isValidKey(key)).toBe(true))

  test.each([
    ['nothing', ''],
    ['an accent', 'año.txt'],
    ['an emoji', '🏠.png'],
    ['a parent folder', '../a'],
    ['a parent folder inside', 'a/../b'],
    ['a parent folder at the end', 'a/..'],
    ['the same folder', './a'],
    ['an absolute path', '/etc/passwd'],
    ['a folder', 'a/'],
    ['an empty segment', 'a//b'],
    ['a NUL', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['a final line break', 'a\n'],
    ['a backslash', 'a\\..\\b'],
    ['an encoded slash', 'a%2f..%2fb'],
    ['a tilde', '~/a'],
    ['1025 bytes', 'a'.repeat(1025)],
  ])('refuses an object key with %s', (_, key) => expect(isValidKey(key)).toBe(false))

  test.each([
    ['documents', true],
    ['My bucket (1)', true],
    ['a'.repeat(100), true],
    ['a'.repeat(101), false],
    ['', false],
    ['a/b', false],
    ['..', false],
    [' a', false],
    ['año', false],
  ])('the bucket’s name %j is valid: %s', (name, valid) =>
    expect(isValidBucketName(name)).toBe(valid),
  )

  test('recognises the placeholder that makes an empty folder visible', () => {
    expect(isFolderPlaceholder('a/.emptyFolderPlaceholder')).toBe(true)
    expect(isFolderPlaceholder('a/x.emptyFolderPlaceholder')).toBe(false)
  })
})
