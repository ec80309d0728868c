import type { Caption, Focus, LogoPosition, Size } from '@predio/domain/images'

export interface Look {
  target: Size
  fit: 'contain' | 'cover'
  quality: number
  opacity: number
  position: LogoPosition
  caption: Caption | null
}

export type Job =
  | { kind: 'inspect'; file: Blob; name: string; takes: 'upload' | 'listing' }
  | { kind: 'render'; file: KeyedBlob; logo: KeyedBlob | null; look: Look; focus: Focus }

/** A blob sent to a worker arrives as another object, so a key tells whether it is the same photograph. */
export interface KeyedBlob {
  key: string
  blob: Blob
}

export interface Results {
  inspect: { size: Size; thumbnail: Blob }
  render: { size: Size; blob: Blob }
}

export type Stage = 'started' | 'decoded' | 'drawn'

export type Reply =
  | { kind: 'stage'; stage: Stage }
  | { kind: 'done'; result: Results[Job['kind']] }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string }
