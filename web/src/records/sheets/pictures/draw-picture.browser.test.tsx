import { DEFAULT_COLOR, type Identity } from '@predio/domain/identity'
import { makeSheet } from '@predio/domain/sheets'
import { expect, it } from 'vitest'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { decodePixels, draw, isReddish, RED } from '../../../ui/testing/pictures.ts'
import { drawPicture } from './draw-picture.ts'

const IDENTITY: Identity = {
  name: 'Nombre Apellido',
  company: null,
  phone: '+52 999 555 0100',
  photoUrl: null,
  logoUrl: null,
  color: DEFAULT_COLOR,
  licenseNumber: null,
  links: [],
}

it('SHEET-10 the picture has 1080 by 1350 pixels: the photograph above, the agent’s colour below', async () => {
  const photo = await draw('casa.jpg', { width: 300, height: 200, colours: [RED] })
  const house = property({
    title: 'Casa '.repeat(60),
    price: 1_000_000,
    images: [URL.createObjectURL(photo)],
  })
  const signal = new AbortController().signal
  const picture = await drawPicture(makeSheet(house, 'client', IDENTITY), signal)
  expect(picture.type).toBe('image/jpeg')
  const { width, height, colourAt } = await decodePixels(picture)
  expect([width, height]).toEqual([1080, 1350])
  expect(isReddish(colourAt(540, 300))).toBe(true)
  const [red, green] = colourAt(20, 1330)
  expect(green).toBeGreaterThan(red + 30)

  const anonymous = await decodePixels(
    await drawPicture(makeSheet(house, 'colleague', IDENTITY), signal),
  )
  expect(Math.min(...anonymous.colourAt(20, 1330))).toBeGreaterThan(240)
})
