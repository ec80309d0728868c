import { expect, it } from 'vitest'
import { fromOwnRow } from '../copy/from-own-row.ts'
import { ownRow } from '../testing/own-row.ts'
import { isOwnPhoto, photoPath, photoSizes, smallPhotoPath } from './photo-path.ts'

const IDS = {
  userId: '0b0e4a5e-8c1f-4f0e-9a51-0c4e7a3f1d22',
  recordId: '6a9d5f0c-1b7e-4d3a-8f62-5e2b9c7d4a11',
  photoId: 'f3c1d2e4-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
}

const OWN_ROW = ownRow({ id: IDS.recordId })

it('PHOTO-03 puts a photograph and its small copy into the folder of its agent and listing', () => {
  const path = photoPath(IDS)
  expect(path).toBe(`${IDS.userId}/${IDS.recordId}/${IDS.photoId}.jpg`)
  expect(smallPhotoPath(path)).toBe(`${IDS.userId}/${IDS.recordId}/${IDS.photoId}-480.jpg`)
  expect(photoSizes(path)).toEqual([
    { url: smallPhotoPath(path), width: 480 },
    { url: path, width: 1600 },
  ])
})

it('PHOTO-02 an own listing’s stored cover has both sizes, and a cover from elsewhere has none', () => {
  const path = photoPath(IDS)
  expect(fromOwnRow({ ...OWN_ROW, images: [path] }).coverSizes).toEqual(photoSizes(path))
  expect(fromOwnRow({ ...OWN_ROW, images: ['https://casas.mx/1.jpg', path] })).not.toHaveProperty(
    'coverSizes',
  )
  expect(fromOwnRow(OWN_ROW)).not.toHaveProperty('coverSizes')
})

it.each(['https://casas.mx/1.jpg', 'http://casas.mx/a/b.jpg', 'blob:https://x/1', 'a/b/c.jpg', ''])(
  'treats %s as a picture that is not stored here',
  (image) => {
    expect(isOwnPhoto(image)).toBe(false)
    expect(photoSizes(image)).toEqual([])
  },
)
