import type { SampleListing } from '@predio/domain/samples'
import { LISTINGS } from '../samples/listings.ts'

const ROOMS = {
  sala: 4,
  cocina: 3,
  recamara: 4,
  bano: 2,
  jardin: 2,
  alberca: 2,
  terraza: 2,
  despacho: 2,
  tienda: 2,
  entorno: 4,
} as const

type Room = keyof typeof ROOMS

const HOME: Room[] = ['sala', 'cocina', 'recamara', 'bano', 'recamara', 'sala']

const TOURS: Record<SampleListing['type'], Room[]> = {
  Casa: [...HOME, 'jardin', 'terraza'],
  Departamento: [...HOME, 'terraza', 'entorno'],
  Terreno: ['entorno', 'entorno', 'entorno', 'entorno'],
  Oficina: ['despacho', 'despacho', 'bano', 'entorno', 'terraza'],
  'Local comercial': ['tienda', 'tienda', 'despacho', 'entorno', 'bano'],
}

const SHARED_PICTURES = Object.entries(ROOMS).flatMap(([room, count]) =>
  Array.from({ length: count }, (_, index) => `${room}-${index + 1}`),
)

/** The first picture of each listing. WordPress has smaller copies of these. */
export const COVERS: readonly string[] = [
  ...new Set(LISTINGS.map(({ picture }) => picture).toSorted()),
]

export const PICTURES = [...COVERS, ...SHARED_PICTURES]

export interface Size {
  width: number
  height: number
}

export const FULL: Size = { width: 1200, height: 800 }

export const COPIES = {
  medium: { width: 300, height: 200 },
  medium_large: { width: 768, height: 512 },
} as const satisfies Record<string, Size>

export function copyName(picture: string, { width, height }: Size): string {
  return `${picture}-${width}x${height}`
}

const FIRST_ATTACHMENT = 3001

export function attachmentOf(picture: string): number {
  return FIRST_ATTACHMENT + PICTURES.indexOf(picture)
}

export function pictureOf(attachment: number): string | undefined {
  return PICTURES[attachment - FIRST_ATTACHMENT]
}

/** The listing's own picture comes first. Neighbouring listings show different pictures of each room. */
export function galleryOf(listing: SampleListing): string[] {
  const tour = TOURS[listing.type]
  const rooms: Room[] = listing.features.includes('Alberca') ? ['alberca', ...tour] : tour
  const seen = new Map<Room, number>()
  const tourPictures = rooms.map((room) => {
    const turn = seen.get(room) ?? 0
    seen.set(room, turn + 1)
    return `${room}-${1 + ((listing.id + turn) % ROOMS[room])}`
  })
  return [...new Set([listing.picture, ...tourPictures])].slice(0, listing.photos)
}
