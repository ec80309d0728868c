import { compareVersions } from '@predio/domain/documents'
import { expect, it } from 'vitest'
import { foldSame } from './fold-same.ts'

const text = (count: number) => Array.from({ length: count }, (_, at) => `línea ${at}`).join('\n')
const fold = (before: string, after: string) =>
  foldSame(compareVersions(before, after).lines).map((each) =>
    each.kind === 'gap' ? each.count : each.line.kind,
  )

it('DOC-22 a comparison shows two unchanged lines around a change and counts the others', () => {
  expect(fold(text(20), text(20).replace('línea 10', 'otra cosa'))).toEqual([
    8,
    'same',
    'same',
    'removed',
    'added',
    'same',
    'same',
    7,
  ])
})

it('DOC-22 a comparison folds equal texts into one gap, and empty texts into nothing', () => {
  expect(fold(text(3), text(3))).toEqual([3])
  expect(fold('', '')).toEqual([])
})
