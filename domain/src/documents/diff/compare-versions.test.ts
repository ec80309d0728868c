import { describe, expect, it } from 'vitest'
import { align } from './align.ts'
import { compareVersions, type DiffLine } from './compare-versions.ts'

/** Prints '-' before a removed line and '+' before an added one, with changed words in brackets. */
function show({ kind, parts }: DiffLine): string {
  const sign = { same: ' ', removed: '-', added: '+' }[kind]
  return sign + parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')
}

describe('DOC-20 comparing two versions', () => {
  it.each([
    ['a\nb', 'a\nb', [' a', ' b'], 0, 0],
    ['', 'a', ['+[a]'], 1, 0],
    ['a', '', ['-[a]'], 0, 1],
    ['', '', [], 0, 0],
    ['a\nb\nc', 'a\nc', [' a', '-[b]', ' c'], 0, 1],
    ['a\nc', 'a\nb\nc', [' a', '+[b]', ' c'], 1, 0],
    ['a\r\nb', 'a\nb', [' a', ' b'], 0, 0],
    [
      'Renta de $21,500.00 mensuales',
      'Renta de $22,300.00 mensuales',
      ['-Renta de $[21],[500].00 mensuales', '+Renta de $[22],[300].00 mensuales'],
      1,
      1,
    ],
    ['una cosa', 'otro asunto distinto', ['-[una cosa]', '+[otro asunto distinto]'], 1, 1],
    ['x\na\nb\ny', 'x\nb\na\ny', [' x', '-[a]', ' b', '+[a]', ' y'], 1, 1],
  ])('compares the version %j with %j', (before, after, lines, added, removed) => {
    const comparison = compareVersions(before, after)
    expect(comparison.lines.map(show)).toEqual(lines)
    expect(comparison).toMatchObject({ added, removed })
  })

  it('a comparison contains every line of both versions', () => {
    const before = Array.from({ length: 300 }, (_, n) => `línea ${(n * 7) % 50} texto ${n}`)
    const after = before.filter((_, n) => n % 3 !== 0).map((line, n) => (n % 5 ? line : `${line}!`))
    const { lines } = compareVersions(before.join('\n'), after.join('\n'))
    const rebuild = (kind: DiffLine['kind']) =>
      lines
        .filter((line) => line.kind === 'same' || line.kind === kind)
        .map(({ parts }) => parts.map(({ text }) => text).join(''))
    expect(rebuild('removed')).toEqual(before)
    expect(rebuild('added')).toEqual(after)
  })
})

it('DOC-21 shows texts that are too long to align as replaced, between their common beginning and end', () => {
  const long = (word: string) => ['inicio', ...Array<string>(2500).fill(word), 'fin']
  const steps = align(long('uno'), long('dos'))
  expect(steps).toHaveLength(5002)
  expect(steps[0]).toEqual({ kind: 'same', text: 'inicio' })
  expect(steps[1]).toEqual({ kind: 'removed', text: 'uno' })
  expect(steps.at(-2)).toEqual({ kind: 'added', text: 'dos' })
  expect(steps.at(-1)).toEqual({ kind: 'same', text: 'fin' })
})
