import type { Photo } from './listing.ts'
import { inTurn } from './random.ts'

export function pathOf({ file }: Photo): string {
  return `/wp-content/uploads/${file}`
}

/** This host has pictures under the same paths as the site, so that a mix-up shows. */
const OTHER_HOST = '//fotos.example.test'

type Shape = 'ids' | 'objects' | 'addresses' | 'paths' | 'without protocol'
const SHAPES = ['paths', 'ids', 'objects', 'without protocol', 'addresses'] as const

export function acfGallery(photos: readonly Photo[], index: number, url: string): unknown {
  if (photos.length === 0) return false
  const shape = inTurn(SHAPES, Math.floor(index / 2))
  return photos.filter((photo) => isNamed(photo, shape)).map((photo) => shaped(photo, shape, url))
}

export function acfGalleryAddresses(
  photos: readonly Photo[],
  index: number,
  url: string,
): string[] {
  const shape = inTurn(SHAPES, Math.floor(index / 2))
  const shown = photos.filter((photo) => isNamed(photo, shape) && !photo.lost)
  // An address without a scheme gets the scheme of the site.
  const otherHost = new URL(url).protocol + OTHER_HOST
  return shown.map((photo) =>
    shape === 'without protocol' ? `${otherHost}/${photo.file}` : url + pathOf(photo),
  )
}

/** ACF omits lost pictures. Only a list of ids still contains them. */
function isNamed({ lost }: Photo, shape: Shape): boolean {
  return !lost || shape === 'ids'
}

function shaped(photo: Photo, shape: Shape, url: string): unknown {
  const address = url + pathOf(photo)
  switch (shape) {
    case 'ids':
      return photo.id
    case 'objects':
      return { ID: photo.id, id: photo.id, url: address, sizes: { thumbnail: address } }
    case 'addresses':
      return address
    case 'paths':
      return pathOf(photo)
    case 'without protocol':
      return `${OTHER_HOST}/${photo.file}`
  }
}
