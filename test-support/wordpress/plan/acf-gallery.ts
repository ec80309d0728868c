import type { Photo } from './listing.ts'
import { inTurn } from './random.ts'

/** Where a photograph lies on its site. */
export function pathOf({ file }: Photo): string {
  return `/wp-content/uploads/${file}`
}

/** A host of its own: what lies there is not the same picture as on the site. */
const ELSEWHERE = '//fotos.example.test'

type Shape = 'ids' | 'objects' | 'addresses' | 'paths' | 'without protocol'
const SHAPES = ['paths', 'ids', 'objects', 'without protocol', 'addresses'] as const

/** A gallery field as its settings return it: false when empty. */
export function acfGallery(photos: readonly Photo[], index: number, url: string): unknown {
  if (photos.length === 0) return false
  const shape = inTurn(SHAPES, Math.floor(index / 2))
  return photos.filter((photo) => isNamed(photo, shape)).map((photo) => shaped(photo, shape, url))
}

/** What a reader should make of that gallery. */
export function acfGalleryAddresses(
  photos: readonly Photo[],
  index: number,
  url: string,
): string[] {
  const shape = inTurn(SHAPES, Math.floor(index / 2))
  const shown = photos.filter((photo) => isNamed(photo, shape) && !photo.lost)
  // Without a protocol it is the site's own.
  const elsewhere = new URL(url).protocol + ELSEWHERE
  return shown.map((photo) =>
    shape === 'without protocol' ? `${elsewhere}/${photo.file}` : url + pathOf(photo),
  )
}

/** ACF leaves out what it cannot find; only a list of ids still holds them. */
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
      return `${ELSEWHERE}/${photo.file}`
  }
}
