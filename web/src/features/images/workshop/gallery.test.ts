import { expect, it } from 'vitest'
import { addOutcome, latestBatch } from './gallery.ts'
import { workshop } from './state.ts'

function add(key: string, batch: number): void {
  const size = { width: 10, height: 10 }
  addOutcome({ key, order: batch, batch, name: `${key}.jpg`, blob: new Blob(['x']), size })
}

const keysOf = () => latestBatch(workshop().gallery).map(({ key }) => key)

it('IMG-32 the latest batch has the outputs of the last run, also those that replaced others', () => {
  add('sala.instagram', 1)
  add('patio.instagram', 1)
  expect(keysOf()).toEqual(['sala.instagram', 'patio.instagram'])
  add('sala.facebook', 2)
  expect(keysOf()).toEqual(['sala.facebook'])
  add('patio.instagram', 2)
  expect(keysOf().toSorted()).toEqual(['patio.instagram', 'sala.facebook'])
  expect(workshop().gallery).toHaveLength(3)
})
