import { expect, it } from 'vitest'
import { latin, png } from '../../../../domain/src/images/testing/image-bytes.ts'
import { decodePixels, draw, RED } from '../../ui/testing/pictures.ts'
import { prepareLogo } from './prepare-logo.ts'

const bytesOf = (bytes: Uint8Array) => new Blob([bytes as BlobPart])

it.each<[string, () => Blob | Promise<Blob>]>([
  ['a JPEG', () => draw('foto.jpg', { width: 60, height: 40, colours: [RED] })],
  ['a text', () => bytesOf(Uint8Array.from(latin('no soy un logo')))],
  ['a decompression bomb', () => bytesOf(png(60_000, 60_000))],
  ['a PNG without pixels', () => bytesOf(png(300, 200))],
  ['a file of more than 2 MB', () => new Blob([new Uint8Array(2_097_153)])],
])('IMG-17 refuses %s as a logo', async (_name, make) => {
  const file = await make()
  await expect(prepareLogo(file)).rejects.toMatchObject({
    name: 'RefusedFileError',
    message: 'Logo inválido',
  })
})

it('IMG-17 a PNG is accepted as a logo and scaled down to 512 px', async () => {
  const file = await draw('logo.png', { width: 1024, height: 600, type: 'image/png' })
  expect(await decodePixels(await prepareLogo(file))).toMatchObject({ width: 512, height: 300 })
})
