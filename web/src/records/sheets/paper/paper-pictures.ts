import type { Size } from '@predio/domain/images'
import { planGallery, type Placed, type Sheet, type SheetFoot } from '@predio/domain/sheets'
import { toDataUrl } from '../../../lib/pictures/to-data-url.ts'
import { drawLogoCard, drawPortrait } from '../pictures/draw-contact.ts'
import { encodePicture } from '../pictures/encode-picture.ts'
import { loadPictures, loadPublicPicture, type LoadedPicture } from '../pictures/load-pictures.ts'
import {
  BAND,
  BAND_GAP,
  coverHeight,
  FOOT,
  LETTER,
  MARGIN,
  TABLOID,
  TOP,
} from '../look/sheet-look.ts'

export type PosterSize = 'letter' | 'tabloid'

interface PaperPicture extends Size {
  dataUrl: string
}

export interface SheetPictures {
  cover: (PaperPicture & { isPortrait: boolean }) | null
  gallery: (Placed & { dataUrl: string })[][]
  missing: number
}

export interface ContactPictures {
  portrait: string | null
  logo: PaperPicture | null
}

/** SHEET-05: at this resolution five photographs stay under 1.5 MB and print sharply. */
const DOTS = { cover: 180, gallery: 150, poster: 150 } as const
const MAX_BYTES = { cover: 340_000, gallery: 190_000, poster: 900_000 } as const
const GAP = 8
const GALLERY_HEAD = 34

const PORTRAIT_COVER = { width: 278, height: 384 } as const

const isPortrait = ({ width, height }: Size) => height > width * 1.1

export async function sheetPictures(sheet: Sheet, signal: AbortSignal): Promise<SheetPictures> {
  const loaded = await loadPictures(sheet.images, signal)
  const [first, ...others] = loaded.filter((each) => each !== null)
  const missing = sheet.images.length - loaded.filter((each) => each !== null).length
  if (!first) return { cover: null, gallery: [], missing }
  const shape = isPortrait(first.size) ? 'portrait' : 'landscape'
  const foot = sheet.contact ? BAND + BAND_GAP : FOOT
  const gallery = planGallery(
    others.map(({ size }) => size),
    {
      width: LETTER.width - 2 * MARGIN,
      height: LETTER.height - TOP - GALLERY_HEAD - foot,
      gap: GAP,
    },
  )
  const pages: SheetPictures['gallery'] = []
  for (const page of gallery) {
    const placed: SheetPictures['gallery'][number] = []
    for (const place of page) {
      const picture = others[place.index]
      if (!picture) continue
      signal.throwIfAborted()
      const dataUrl = await toPaper(picture, place, DOTS.gallery, MAX_BYTES.gallery)
      placed.push({ ...place, x: place.x + MARGIN, y: place.y + TOP + GALLERY_HEAD, dataUrl })
    }
    pages.push(placed)
  }
  const room =
    shape === 'portrait' ? PORTRAIT_COVER : { width: LETTER.width, height: coverHeight(sheet) }
  const dataUrl = await toPaper(first, room, DOTS.cover, MAX_BYTES.cover)
  return { cover: { ...room, dataUrl, isPortrait: shape === 'portrait' }, gallery: pages, missing }
}

export async function bannerPicture(
  image: string | null,
  room: Size,
  signal: AbortSignal,
): Promise<string | null> {
  if (image === null) return null
  const [loaded] = await loadPictures([image], signal)
  return loaded ? toPaper(loaded, room, DOTS.cover, MAX_BYTES.cover) : null
}

export async function posterPictures(
  sheet: Sheet,
  size: PosterSize,
  signal: AbortSignal,
): Promise<SheetPictures> {
  const [first] = await loadPictures(sheet.images.slice(0, 1), signal)
  const missing = sheet.images.length > 0 && !first ? 1 : 0
  if (!first) return { cover: null, gallery: [], missing }
  const room = posterPhoto(size)
  const dataUrl = await toPaper(first, room, DOTS.poster, MAX_BYTES.poster)
  return { cover: { ...room, dataUrl, isPortrait: false }, gallery: [], missing }
}

export function posterPhoto(size: PosterSize): Size {
  const page = size === 'letter' ? LETTER : TABLOID
  return { width: page.width, height: Math.round(page.height * 0.5) }
}

export async function contactPictures(
  { contact }: Pick<SheetFoot, 'contact'>,
  ground: string,
  signal: AbortSignal,
): Promise<ContactPictures> {
  if (!contact) return { portrait: null, logo: null }
  const [portrait, logo] = await Promise.all([
    loadPublicPicture(contact.photoUrl, signal),
    loadPublicPicture(contact.logoUrl, signal),
  ])
  const logoCard = logo && (await drawLogoCard(logo, ground))
  return {
    portrait: portrait && (await toDataUrl(await drawPortrait(portrait, ground))),
    logo: logoCard && {
      dataUrl: await toDataUrl(logoCard),
      ...(logo?.size ?? { width: 1, height: 1 }),
    },
  }
}

async function toPaper(
  { blob }: LoadedPicture,
  { width, height }: Size,
  dots: number,
  maxBytes: number,
): Promise<string> {
  const scale = dots / 72
  const target = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return toDataUrl(await encodePicture(blob, target, maxBytes))
}
