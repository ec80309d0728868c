import { expect, it } from 'vitest'
import {
  frameSegment,
  heif,
  jpeg,
  latin,
  png,
} from '../../../../../domain/src/images/testing/image-bytes.ts'
import { decodePixels, draw } from '../../../ui/testing/pictures.ts'
import { inspect } from './inspect.ts'

const upload = (file: Blob, name: string) =>
  inspect({ kind: 'inspect', file, name, takes: 'upload' })
const bytesOf = (bytes: Uint8Array) => new Blob([bytes as BlobPart])

it.each<[string, () => Blob | Promise<Blob>]>([
  ['bomba.png', () => bytesOf(png(60_000, 60_000))],
  ['renombrada.jpg', () => bytesOf(Uint8Array.from(latin('GIF89a no soy una foto')))],
  ['sin-datos.jpg', () => bytesOf(jpeg(frameSegment(800, 600)))],
  ['foto.webp', () => draw('foto.webp', { width: 9, height: 9, type: 'image/webp' })],
])('IMG-16 refuses the image %s', async (name, make) => {
  await expect(upload(await make(), name)).rejects.toMatchObject({
    name: 'RefusedFileError',
    message: `Imagen inválida: ${name}`,
  })
})

it('IMG-16 refuses a photograph of more than 10 MB', async () => {
  const photograph = await draw('grande.jpg', { width: 40, height: 30 })
  const padding = new Uint8Array(10_485_761 - photograph.size)
  const large = new Blob([photograph, padding])
  await expect(upload(large, 'grande.jpg')).rejects.toThrow('Imagen inválida: grande.jpg')
  await expect(upload(large.slice(0, -1), 'grande.jpg')).resolves.toMatchObject({
    size: { width: 40, height: 30 },
  })
})

it('IMG-26 refuses a large HEIC photograph with instructions', async () => {
  const large = new Blob([heif('heic', 'mif1') as BlobPart, new Uint8Array(11_000_000)])
  await expect(upload(large, 'IMG_1.jpg')).rejects.toThrow('Es HEIC: expórtala como JPG')
})

it('IMG-27 accepts the WebP picture of a listing and makes its thumbnail', async () => {
  const file = await draw('sala.webp', { width: 960, height: 480, type: 'image/webp' })
  const { size, thumbnail } = await inspect({
    kind: 'inspect',
    file,
    name: 'sala.webp',
    takes: 'listing',
  })
  expect(size).toEqual({ width: 960, height: 480 })
  expect(await decodePixels(thumbnail)).toMatchObject({ width: 480, height: 240 })
})
