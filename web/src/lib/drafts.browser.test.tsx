import { expect, it } from 'vitest'
import { dropDraft, dropDrafts, readDraft, saveDraft } from './drafts.ts'

const TYPED = { first_name: 'José' }

it('SAVE-09 PROF-07 gives a draft only to the person who typed it', () => {
  saveDraft('client.new', 'ana', TYPED)
  expect(readDraft('client.new', 'ana')).toEqual(TYPED)
  expect(readDraft('client.new', 'eva')).toBeUndefined()
  expect(readDraft('task.new', 'ana')).toBeUndefined()
})

it('SAVE-09 removes one draft after saving and all of them at sign-out', () => {
  for (const form of ['a', 'b', 'c']) saveDraft(form, 'ana', TYPED)
  sessionStorage.setItem('predio.other', 'stays')
  dropDraft('a')
  expect(readDraft('a', 'ana')).toBeUndefined()
  expect(readDraft('b', 'ana')).toEqual(TYPED)
  dropDrafts()
  expect(readDraft('b', 'ana')).toBeUndefined()
  expect(sessionStorage.getItem('predio.other')).toBe('stays')
})

it('SAVE-09 ignores a draft that is not valid JSON', () => {
  sessionStorage.setItem('predio.draft.a', '{')
  expect(readDraft('a', 'ana')).toBeUndefined()
})
