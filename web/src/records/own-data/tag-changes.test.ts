import { describe, expect, it } from 'vitest'
import { addTag, applyChanges, NO_CHANGES, removeTag, type TagChanges } from './tag-changes.ts'

const SAVED = ['Playa']

describe('PROP-29 a typed tag', () => {
  it.each([
    ['  Vista al mar ', ['Vista al mar']],
    ['Vista   al mar', ['Vista al mar']],
  ])('the typed tag %j is added as %j', (typed, added) => {
    expect(addTag(SAVED, NO_CHANGES, typed)).toEqual({
      kind: 'added',
      changes: { added, removed: [] },
    })
  })

  it.each(['Playa', ' PLAYA', 'playá'])('the typed tag %j exists already', (typed) => {
    expect(addTag(SAVED, NO_CHANGES, typed)).toEqual({ kind: 'exists' })
  })

  it('a blank tag is ignored', () => {
    expect(addTag(SAVED, NO_CHANGES, '   ')).toEqual({ kind: 'nothing' })
  })

  it('a typed tag that was added before exists already', () => {
    const changes = { added: ['Jardín'], removed: [] }
    expect(addTag(SAVED, changes, 'jardin')).toEqual({ kind: 'exists' })
  })

  it('typing a tag that was just removed cancels the removal', () => {
    const changes = { added: [], removed: ['Playa'] }
    expect(addTag(SAVED, changes, 'Playa')).toEqual({ kind: 'added', changes: NO_CHANGES })
  })

  it('typing a removed tag in another spelling adds it', () => {
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
  ])('removing a tag %s', (_, before, tag, after) => {
    expect(removeTag(SAVED, before, tag)).toEqual(after)
  })
})

it('PROP-64 tags that another tab stored are shown together with the changes made here', () => {
  const changes = { added: ['Jardín', 'exclusiva'], removed: ['Playa'] }
  expect(applyChanges(['Playa', 'Exclusiva'], changes)).toEqual(['Exclusiva', 'Jardín'])
})
