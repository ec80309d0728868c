import { describe, expect, it } from 'vitest'
import {
  admitImages,
  checkBatch,
  checkImage,
  checkListingPicture,
  checkLogo,
  checkPhoto,
} from './check-files.ts'
import {
  IMAGE_ACCEPT,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  MAX_LOGO_BYTES,
  UPLOAD_CACHE_SECONDS,
} from './image-rules.ts'
import { extentsBox, frameSegment, heif, jpeg, latin, png, webp } from './testing/image-bytes.ts'

const PHOTO = jpeg(frameSegment(4000, 3000))
const BOMB = png(60_000, 60_000)
const TEXT = Uint8Array.from(latin('no soy una imagen'))

describe('IMG-15 limits of the image workshop', () => {
  it.each([
    ['15 images a batch', MAX_IMAGES, 15],
    ['10 MB an image', MAX_IMAGE_BYTES, 10_485_760],
    ['2 MB a logo', MAX_LOGO_BYTES, 2_097_152],
    ['uploads are cached for 3600 seconds', UPLOAD_CACHE_SECONDS, 3600],
    ['jpg, jpeg and png', Object.values(IMAGE_ACCEPT).flat(), ['.jpg', '.jpeg', '.png']],
  ])('the image workshop has the limit of %s', (_row, constant, value) => {
    expect(constant).toEqual(value)
  })
})

describe('IMG-16 an image must be a JPEG or PNG of at most 10 MB that can be decoded', () => {
  it.each<[string, number, Uint8Array]>([
    ['casa.jpg', PHOTO.length, PHOTO],
    ['casa.jpg', 10_485_760, PHOTO],
    ['plano.png', 100, png(300, 200)],
    ['named-as-another.gif', 100, png(300, 200)],
  ])('accepts the image %s of %i bytes', (name, size, bytes) => {
    expect(checkImage({ name, size }, bytes).kind).toBe('accepted')
  })

  it.each<[string, number, Uint8Array]>([
    ['grande.jpg', 10_485_761, PHOTO],
    ['texto.jpg', TEXT.length, TEXT],
    ['vacía.png', 0, new Uint8Array()],
    ['bomba.png', 500, BOMB],
    ['cortada.jpg', 8, PHOTO.subarray(0, 8)],
  ])('refuses the image %s of %i bytes and names it', (name, size, bytes) => {
    expect(checkImage({ name, size }, bytes)).toEqual({
      kind: 'refused',
      message: `Imagen inválida: ${name}`,
    })
  })
})

describe('IMG-26 a HEIC photograph of an iPhone is refused with instructions', () => {
  const photo = heif('heic', 'mif1', 'heic')
  it.each([photo.length, 12_000_000])(
    'refuses a HEIC photograph of %i bytes, whatever its name',
    (size) => {
      expect(checkImage({ name: 'IMG_0001.jpg', size }, photo)).toEqual({
        kind: 'refused',
        message:
          'Imagen inválida: IMG_0001.jpg. Es HEIC: expórtala como JPG, o en el iPhone elige Ajustes → Cámara → Formatos → Más compatible',
      })
      expect(checkLogo({ name: 'logo.png', size }, photo)).toEqual({
        kind: 'refused',
        message: 'Logo inválido. Es HEIC, el formato del iPhone: expórtalo como PNG',
      })
    },
  )
})

describe('IMG-27 WebP is accepted for pictures of a listing and refused for chosen files', () => {
  const name = 'sala.webp'
  it.each<[number, Uint8Array, string]>([
    [100, webp('VP8 ', 1200, 800), 'accepted'],
    [100, PHOTO, 'accepted'],
    [10_485_761, webp('VP8 ', 1200, 800), 'refused'],
    [100, webp('VP8X', 60_000, 60_000), 'refused'],
    [100, TEXT, 'refused'],
    [500, BOMB, 'refused'],
  ])('a WebP picture, case %#, of %i bytes is accepted or refused', (size, bytes, kind) => {
    expect(checkListingPicture({ name, size }, bytes).kind).toBe(kind)
  })

  it('refuses a WebP picture as an upload', () => {
    expect(checkImage({ name, size: 100 }, webp('VP8 ', 1200, 800)).kind).toBe('refused')
  })
})

describe('IMG-17 only a PNG up to 2 MB is taken as logo', () => {
  it.each([100, 2_097_152])('accepts a PNG logo of %i bytes', (size) => {
    expect(checkLogo({ name: 'logo.png', size }, png(300, 200)).kind).toBe('accepted')
  })

  it.each<[string, number, Uint8Array]>([
    ['of more than 2 MB', 2_097_153, png(300, 200)],
    ['a JPEG', PHOTO.length, PHOTO],
    ['no image', TEXT.length, TEXT],
    ['a decompression bomb', 500, BOMB],
  ])('refuses a logo %s', (_name, size, bytes) => {
    const verdict = checkLogo({ name: 'logo.png', size }, bytes)
    expect(verdict).toEqual({ kind: 'refused', message: 'Logo inválido' })
  })
})

describe('IMG-18 a batch admits 15 images and drops the rest', () => {
  it.each([
    [0, 15, 15, null],
    [0, 16, 15, 'Máximo 15 imágenes permitidas'],
    [10, 5, 5, null],
    [10, 6, 5, 'Máximo 15 imágenes permitidas'],
    [15, 1, 0, 'Máximo 15 imágenes permitidas'],
    [15, 0, 0, null],
    [20, 1, 0, 'Máximo 15 imágenes permitidas'],
  ])('a batch of %i images gets %i more: %i admitted, %s', (already, more, admitted, message) => {
    const files = Array.from({ length: more }, (_, index) => `foto ${index}`)
    const admission = admitImages(already, files)
    expect(admission.admitted).toEqual(files.slice(0, admitted))
    expect(admission.dropped).toEqual(files.slice(admitted))
    expect(admission.message).toBe(message)
  })
})

it.each([
  [1, true, null],
  [0, true, 'Selecciona imágenes y un logo para procesar'],
  [1, false, 'Selecciona imágenes y un logo para procesar'],
  [0, false, 'Selecciona imágenes y un logo para procesar'],
])('IMG-19 a batch needs images and a logo: %i images, logo %s: %s', (images, hasLogo, message) => {
  expect(checkBatch({ images, hasLogo })).toBe(message)
})

describe('PHOTO-01 a photograph of an own listing', () => {
  const photo = (bytes: Uint8Array, size = bytes.length) =>
    checkPhoto({ name: 'sala.jpg', size }, bytes)
  const heic = (...sizes: [number, number][]) =>
    Uint8Array.from([...heif('heic', 'mif1'), ...sizes.flatMap((size) => extentsBox(...size))])

  it.each<[string, Uint8Array]>([
    ['JPEG', PHOTO],
    ['PNG', png(4000, 3000)],
    ['WebP', webp('VP8 ', 4000, 3000)],
    ['HEIC, whose tiles and thumbnail have sizes too', heic([512, 512], [4032, 3024], [320, 240])],
  ])('accepts as a photograph of an own listing: %s', (_name, bytes) => {
    expect(photo(bytes)).toEqual({ kind: 'accepted' })
    expect(photo(bytes, 52_428_800)).toEqual({ kind: 'accepted' })
  })

  it.each<[string, Uint8Array, number?]>([
    ['a decompression bomb', BOMB],
    ['a HEIC that declares one', heic([512, 512], [60_000, 60_000])],
    ['a file of more than 50 MB', PHOTO, 52_428_801],
  ])('refuses as too large for a photograph: %s', (_name, bytes, size) => {
    const message = 'sala.jpg es demasiado grande. Elige una de hasta 50 MB y 64 megapixeles.'
    expect(photo(bytes, size)).toEqual({ kind: 'refused', message })
  })

  it.each<[string, Uint8Array]>([
    ['a text', TEXT],
    ['an AVIF', heif('avif', 'mif1')],
  ])('refuses as no photograph: %s', (_name, bytes) => {
    const message = 'No se puede usar sala.jpg. Elige fotos JPG, PNG, WebP o HEIC.'
    expect(photo(bytes)).toEqual({ kind: 'refused', message })
  })

  it('PHOTO-01 refuses a HEIC photograph without a size, and explains how to convert the photograph to JPG', () => {
    expect(photo(heic())).toMatchObject({ message: expect.stringContaining('expórtala como JPG') })
  })
})
