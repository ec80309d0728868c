import { expect, it } from 'vitest'
import { bringPhotos, type ListingWithPhotos } from './bring-photos.ts'

const CASA: ListingWithPhotos = { id: 'a', title: 'Casa', addresses: ['1', 'bad', '2'] }
const DEPA: ListingWithPhotos = { id: 'b', title: 'Depa', addresses: ['3'] }
const LOCAL: ListingWithPhotos = { id: 'c', title: 'Local', addresses: ['4'] }

function bring(control: AbortController, stopAt = Number.POSITIVE_INFINITY) {
  const replaced: [string, string[]][] = []
  const steps: number[] = []
  const run = bringPhotos({
    listings: [CASA, DEPA, LOCAL],
    store: (id, address) =>
      address === 'bad'
        ? Promise.reject(new Error('404'))
        : Promise.resolve(`${id}/${address}.jpg`),
    replace: (id, stored) => {
      if (id === 'c') return Promise.reject(new Error('refused'))
      replaced.push([id, [...stored].flat()])
      return Promise.resolve()
    },
    signal: control.signal,
    onProgress: (done) => {
      steps.push(done)
      if (done === stopAt) control.abort()
    },
  })
  return run.then((result) => ({ ...result, replaced, steps }))
}

it('LIMP-13 LIMP-28 photographs are stored one after the other, and a failed one stays an address and is named', async () => {
  expect(await bring(new AbortController())).toEqual({
    stored: 3,
    failed: [
      { listing: CASA, address: 'bad' },
      { listing: LOCAL, address: '4' },
    ],
    untried: [],
    replaced: [
      ['a', ['1', 'a/1.jpg', '2', 'a/2.jpg']],
      ['b', ['3', 'b/3.jpg']],
    ],
    steps: [1, 2, 3, 4, 5],
  })
})

it('LIMP-28 stopping reports the stored photographs and those left', async () => {
  expect(await bring(new AbortController(), 1)).toMatchObject({
    stored: 1,
    failed: [],
    untried: [
      { listing: CASA, address: 'bad' },
      { listing: CASA, address: '2' },
      { listing: DEPA, address: '3' },
      { listing: LOCAL, address: '4' },
    ],
    replaced: [['a', ['1', 'a/1.jpg']]],
    steps: [1],
  })
})
