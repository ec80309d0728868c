import { expect, it } from 'vitest'
import {
  exifSegment,
  extentsBox,
  heif,
  latin,
  png,
  tiff,
} from '../../../../../domain/src/images/testing/image-bytes.ts'
import { decodePixels, draw, isReddish, isWhite, RED, WHITE } from '../../../ui/testing/pictures.ts'
import { preparePhoto } from './prepare-photo.ts'

const fileOf = (name: string, bytes: Uint8Array) => new File([bytes as BlobPart], name)

/** Adds EXIF data to the file: the camera's orientation and the place. */
async function withExif(file: File, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const exif = exifSegment(
    Uint8Array.from([...tiff(orientation), ...latin('GPS 20.9674 -89.5926')]),
  )
  return fileOf(
    file.name,
    Uint8Array.from([...bytes.subarray(0, 2), ...exif, ...bytes.subarray(2)]),
  )
}

async function holds(blob: Blob, text: string): Promise<boolean> {
  return new TextDecoder('latin1').decode(await blob.arrayBuffer()).includes(text)
}

it.each([
  [
    'image/jpeg',
    { width: 2400, height: 1800 },
    { width: 1600, height: 1200 },
    { width: 480, height: 360 },
  ],
  [
    'image/png',
    { width: 900, height: 1800 },
    { width: 800, height: 1600 },
    { width: 480, height: 960 },
  ],
  [
    'image/webp',
    { width: 300, height: 200 },
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
] as const)('PHOTO-02 two JPEGs are made of %s', async (type, size, large, small) => {
  const photo = await preparePhoto(await draw('sala', { ...size, type, colours: [RED] }))
  expect([photo.large.type, photo.small.type]).toEqual(['image/jpeg', 'image/jpeg'])
  expect(await decodePixels(photo.large)).toMatchObject(large)
  expect(await decodePixels(photo.small)).toMatchObject(small)
})

it('PHOTO-02 a photograph is turned upright, and the camera’s data are left out', async () => {
  const lying = await draw('sala.jpg', { width: 800, height: 600, colours: [RED, WHITE] })
  const taken = await withExif(lying, 6)
  expect(await holds(taken, 'GPS 20.9674')).toBe(true)
  const photo = await preparePhoto(taken)
  for (const copy of [photo.large, photo.small]) {
    const pixels = await decodePixels(copy)
    expect(pixels.height).toBeGreaterThan(pixels.width)
    expect(isReddish(pixels.colourAt(10, 10))).toBe(true)
    expect(isWhite(pixels.colourAt(10, pixels.height - 10))).toBe(true)
    expect(await holds(copy, 'Exif')).toBe(false)
    expect(await holds(copy, 'GPS')).toBe(false)
  }
})

it('transparent parts of a photograph become white', async () => {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')
  const file = new File([await canvas.convertToBlob({ type: 'image/png' })], 'plano.png')
  const { small } = await preparePhoto(file)
  expect(isWhite((await decodePixels(small)).colourAt(20, 15))).toBe(true)
})

it.each([
  [
    'plano.gif',
    () => fileOf('plano.gif', Uint8Array.from(latin('GIF89a'))),
    'No se puede usar plano.gif. Elige fotos JPG, PNG, WebP o HEIC.',
  ],
  [
    'a decompression bomb',
    () => fileOf('bomba.png', png(60_000, 60_000)),
    'bomba.png es demasiado grande. Elige una de hasta 50 MB y 64 megapixeles.',
  ],
  [
    'a broken file',
    () => fileOf('rota.png', png(300, 200)),
    'No se puede usar rota.png. Elige fotos JPG, PNG, WebP o HEIC.',
  ],
  [
    'HEIC that this browser cannot open',
    () =>
      fileOf('IMG_1.HEIC', Uint8Array.from([...heif('heic', 'mif1'), ...extentsBox(4032, 3024)])),
    'Este navegador no puede abrir IMG_1.HEIC porque es HEIC: expórtala como JPG, o en el iPhone elige Ajustes → Cámara → Formatos → Más compatible',
  ],
])('PHOTO-01 refuses the photograph %s and says why', async (_name, make, message) => {
  await expect(preparePhoto(make())).rejects.toMatchObject({ name: 'RefusedFileError', message })
})

it('PHOTO-01 reports a file that cannot be read', async () => {
  const file = await draw('sala.jpg', { width: 40, height: 30 })
  const unreadable = new Blob([])
  unreadable.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  file.slice = () => unreadable
  await expect(preparePhoto(file)).rejects.toThrow('No se pudo leer sala.jpg.')
})

it('PHOTO-02 the next photograph is prepared after a refused one', async () => {
  const refused = preparePhoto(fileOf('x.jpg', new Uint8Array(4)))
  const next = preparePhoto(await draw('sala.jpg', { width: 40, height: 30 }))
  await expect(refused).rejects.toThrow('No se puede usar x.jpg')
  expect(await decodePixels((await next).large)).toMatchObject({ width: 40, height: 30 })
})
