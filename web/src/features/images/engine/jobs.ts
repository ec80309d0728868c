import type { Caption, Focus, LogoPosition, Size } from '@predio/domain/images'

/** What the page asks of a worker, and what it hears back. Nothing here knows the page or the worker. */

/** How a picture is to look; the same for a preview and for the real thing. */
export interface Look {
  target: Size
  fit: 'contain' | 'cover'
  quality: number
  opacity: number
  position: LogoPosition
  /** Null where none is wanted. */
  caption: Caption | null
}

export type Job =
  /** Is it a picture that loads? Gives a small one to show. */
  | { kind: 'inspect'; file: Blob; name: string; takes: 'upload' | 'listing' }
  /** The same for a logo, which comes back small: no output needs more of it. */
  | { kind: 'logo'; file: Blob; name: string }
  | { kind: 'render'; file: Known; logo: Known | null; look: Look; focus: Focus }

/** Blobs lose their identity on the way to a worker: the key says whether it is the same one again. */
export interface Known {
  key: string
  blob: Blob
}

export interface Results {
  inspect: { size: Size; thumbnail: Blob }
  logo: { size: Size; small: Blob }
  render: { size: Size; blob: Blob }
}

/** How far a render has come, for its own little bar. */
export type Stage = 'started' | 'decoded' | 'drawn'

export type Reply =
  | { kind: 'stage'; stage: Stage }
  | { kind: 'done'; result: Results[Job['kind']] }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string }

/** The file is at fault, and the text says so to the person. */
export class Refused extends Error {
  override name = 'Refused'
}
