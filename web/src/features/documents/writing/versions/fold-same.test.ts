import { compareVersions } from '@predio/domain/documents'
import { expect, it } from 'vitest'
import { foldSame } from './fold-same.ts'

const text = (count: number) => Array.from({ length: count }, (_, at) => `línea ${at}`).join('\n')
const say = (before: string, after: string) =>
  foldSame(compareVersions(before, after).lines).map((each) =>
    each.kind === 'gap' ? each.count : each.line.kind,
  )

it('leaves out what is far from a change', () => {
  expect(say(text(20), text(20).replace('línea 10', 'otra cosa'))).toEqual([
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

it('is all one gap where nothing changed, and nothing where there is nothing', () => {
  expect(say(text(3), text(3))).toEqual([3])
  expect(say('', '')).toEqual([])
})
