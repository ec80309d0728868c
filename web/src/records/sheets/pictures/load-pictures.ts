import type { Size } from '@predio/domain/images'
import { log } from '../../../lib/log.ts'
import { mapBounded } from '../../../lib/map-bounded.ts'
import { decode } from '../../../lib/pictures/decode.ts'
import { whenPersonChanges } from '../../../lib/session/index.ts'
import { fetchPicture } from '../../listings/photos/fetch-picture.ts'

export interface LoadedPicture {
  blob: Blob
  size: Size
}

const AT_ONCE = 4
/** The limit is about fifty covers, or two listings with all their photographs. */
const MAX_REMEMBERED = 60

/** SHEET-22: the pictures are reused for the next kind of sheet, and for a sheet without a connection. */
const remembered = new Map<string, LoadedPicture>()
// The pictures belong to one person, so the next one must not find them.
whenPersonChanges(() => remembered.clear())

type Read = (address: string, signal: AbortSignal) => Promise<Blob>

async function load(address: string, signal: AbortSignal, read: Read): Promise<LoadedPicture> {
  const known = remembered.get(address)
  if (known) return known
  const blob = await read(address, signal)
  const bitmap = await decode(blob)
  const picture = { blob, size: { width: bitmap.width, height: bitmap.height } }
  bitmap.close()
  remembered.set(address, picture)
  const [oldest] = remembered.keys()
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  return picture
}

async function readPublic(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`the picture answered ${response.status}`)
  return response.blob()
}

/** SHEET-07: a picture that cannot be read is left out, and the dialog says so. */
async function tryLoad(
  address: string,
  signal: AbortSignal,
  read: Read,
): Promise<LoadedPicture | null> {
  try {
    return await load(address, signal, read)
  } catch (error) {
    signal.throwIfAborted()
    log.warn('picture left out of a sheet', error)
    return null
  }
}

export function loadPictures(
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<(LoadedPicture | null)[]> {
  return mapBounded(addresses, AT_ONCE, (address) => tryLoad(address, signal, fetchPicture))
}

export async function loadPublicPicture(
  address: string | null,
  signal: AbortSignal,
): Promise<LoadedPicture | null> {
  return address === null ? null : tryLoad(address, signal, readPublic)
}
