import { describe, expect, it } from 'vitest'
import { addTag, applyChanges, NO_CHANGES, removeTag, type TagChanges } from './tag-changes.ts'

const SAVED = ['Playa']

describe('PROP-29 a typed tag', () => {
  it.each([
    ['  Vista al mar ', ['Vista al mar']],
    ['Vista   al mar', ['Vista al mar']],
  ])('%j is added as %j', (typed, added) => {
    expect(addTag(SAVED, NO_CHANGES, typed)).toEqual({
      kind: 'added',
      changes: { added, removed: [] },
    })
  })

  it.each(['Playa', ' PLAYA', 'playá'])('%j exists already', (typed) => {
    expect(addTag(SAVED, NO_CHANGES, typed)).toEqual({ kind: 'exists' })
  })

  it('that is blank is ignored', () => {
    expect(addTag(SAVED, NO_CHANGES, '   ')).toEqual({ kind: 'nothing' })
  })

  it('that was added before exists already', () => {
    const changes = { added: ['Jardín'], removed: [] }
    expect(addTag(SAVED, changes, 'jardin')).toEqual({ kind: 'exists' })
  })

  it('that was removed a moment ago is no change', () => {
    const changes = { added: [], removed: ['Playa'] }
    expect(addTag(SAVED, changes, 'Playa')).toEqual({ kind: 'added', changes: NO_CHANGES })
  })

  it('that changes the spelling of a removed one is added', () => {
    const changes = { added: [], removed: ['Playa'] }
    expect(addTag(SAVED, changes, 'PLAYA')).toEqual({
      kind: 'added',
      changes: { added: ['PLAYA'], removed: ['Playa'] },
    })
  })
})

describe('a removed tag', () => {
  it.each<[string, TagChanges, string, TagChanges]>([
    ['of those stored is a change', NO_CHANGES, 'Playa', { added: [], removed: ['Playa'] }],
    ['of those just added is none', { added: ['Jardín'], removed: [] }, 'Jardín', NO_CHANGES],
    [
      'stored meanwhile and added here too is only removed',
      { added: ['playa'], removed: [] },
      'Playa',
      { added: [], removed: ['Playa'] },
    ],
  ])('%s', (_, before, tag, after) => {
    expect(removeTag(SAVED, before, tag)).toEqual(after)
  })
})

it('PROP-64 shows what another tab stored meanwhile together with the changes made here', () => {
  const changes = { added: ['Jardín', 'exclusiva'], removed: ['Playa'] }
  expect(applyChanges(['Playa', 'Exclusiva'], changes)).toEqual(['Exclusiva', 'Jardín'])
})
