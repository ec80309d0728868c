import { expect, it } from 'vitest'
import { dropDraft, dropDrafts, readDraft, saveDraft, withPresentNames } from './drafts.ts'

const TYPED = { first_name: 'José' }

it('SAVE-09 PROF-07 only the person who typed a draft gets it', () => {
  saveDraft('client.new', 'ana', TYPED)
  expect(readDraft('client.new', 'ana')).toEqual(TYPED)
  expect(readDraft('client.new', 'eva')).toBeUndefined()
  expect(readDraft('task.new', 'ana')).toBeUndefined()
})

it('SAVE-09 one draft is removed after saving, and all at sign-out', () => {
  for (const form of ['a', 'b', 'c']) saveDraft(form, 'ana', TYPED)
  sessionStorage.setItem('predio.other', 'stays')
  dropDraft('a')
  expect(readDraft('a', 'ana')).toBeUndefined()
  expect(readDraft('b', 'ana')).toEqual(TYPED)
  dropDrafts()
  expect(readDraft('b', 'ana')).toBeUndefined()
  expect(sessionStorage.getItem('predio.other')).toBe('stays')
})

it('SAVE-09 a draft that is not valid JSON is ignored', () => {
  sessionStorage.setItem('predio.draft.a', '{')
  expect(readDraft('a', 'ana')).toBeUndefined()
})

it('SAVE-09 a draft of 0.2.0 fills the fields that now have the names of their columns', () => {
  const ana = { id: 'ana', label: 'Ana Pech' }
  const form = { title: '', client_id: null, due_date: null }
  expect(withPresentNames({ title: 'Llamar', client: ana, property: null }, form)).toMatchObject({
    title: 'Llamar',
    client_id: ana,
  })
  expect(withPresentNames({ client: ana }, { client: null })).toEqual({ client: ana })
})
