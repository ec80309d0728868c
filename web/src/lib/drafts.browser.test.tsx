import { expect, it } from 'vitest'
import { dropDraft, dropDrafts, readDraft, saveDraft, withPresentNames } from './drafts.ts'

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

it('SAVE-09 gives a draft of 0.2.0 to the fields that are called as their columns now', () => {
  const ana = { id: 'ana', label: 'Ana Pech' }
  const form = { title: '', client_id: null, due_date: null }
  expect(withPresentNames({ title: 'Llamar', client: ana, property: null }, form)).toMatchObject({
    title: 'Llamar',
    client_id: ana,
  })
  expect(withPresentNames({ client: ana }, { client: null })).toEqual({ client: ana })
})
