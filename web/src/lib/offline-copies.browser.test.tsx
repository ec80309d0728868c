import { expect, it } from 'vitest'
import { dropCopiesOfOthers, inStore } from './offline-copies.ts'

const keys = async () =>
  (await inStore('listings', 'readonly', (store) => store.getAllKeys())) ?? []

it('OFF-05 the copies of everybody but the present person are removed', async () => {
  for (const person of ['ana', 'luis']) {
    await inStore('listings', 'readwrite', (store) => store.put({ properties: [] }, person))
  }
  expect(await keys()).toEqual(expect.arrayContaining(['ana', 'luis']))
  await dropCopiesOfOthers('luis')
  expect(await keys()).toEqual(['luis'])
  await dropCopiesOfOthers(undefined)
  expect(await keys()).toEqual([])
})
