import fontUrl from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url'
import type { CaptionLine } from '@predio/domain/images'

const FAMILY = 'Predio Caption'
const WEIGHTS: Record<CaptionLine['kind'], number> = { price: 800, place: 600 }

let loading: Promise<unknown> | undefined

export function captionFont(kind: CaptionLine['kind'], size: number): string {
  return `${WEIGHTS[kind]} ${size}px "${FAMILY}", system-ui, sans-serif`
}

/** A worker knows none of the page's fonts. Without this one the text is drawn in the system's. */
export function loadCaptionFont(): Promise<unknown> {
  loading ??= load().catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<void> {
  const font = new FontFace(FAMILY, `url(${fontUrl})`, { weight: '200 1000' })
  await font.load()
  const fonts =
    'document' in globalThis ? document.fonts : (self as unknown as FontFaceSource).fonts
  fonts.add(font)
}
