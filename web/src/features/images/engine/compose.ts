import {
  type CaptionLayout,
  type CaptionLine,
  layoutCaption,
  logoShadow,
  type MeasureText,
  OUTPUT_TYPE,
  placeLogo,
} from '@predio/domain/images'
import type { Look } from './jobs.ts'
import fontUrl from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url'

const FAMILY = 'Predio Caption'
const WEIGHTS: Record<CaptionLine['kind'], number> = { price: 800, place: 600 }

let loading: Promise<unknown> | undefined

type Context = OffscreenCanvasRenderingContext2D

/** The caption's letters are white, so a shade makes them legible on any photograph. */
const SHADE = [
  [0, 'rgba(0, 0, 0, 0)'],
  [0.45, 'rgba(0, 0, 0, 0.5)'],
  [1, 'rgba(0, 0, 0, 0.78)'],
] as const

export async function compose(
  canvas: OffscreenCanvas,
  logo: ImageBitmap | null,
  look: Look,
): Promise<Blob> {
  await drawOver(canvas, logo, look)
  return canvas.convertToBlob({ type: OUTPUT_TYPE, quality: look.quality })
}

async function drawOver(
  canvas: OffscreenCanvas,
  logo: ImageBitmap | null,
  { caption, opacity, position }: Look,
): Promise<void> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the canvas was lost')
  const size = { width: canvas.width, height: canvas.height }
  const area = logo && placeLogo(size, { width: logo.width, height: logo.height }, position)

  if (caption) {
    await loadCaptionFont()
    const measure: MeasureText = (text, fontSize) => {
      context.font = captionFont('price', fontSize)
      return context.measureText(text).width
    }
    const layout = layoutCaption(size, caption, area && { area, position }, measure)
    if (layout) drawCaption(context, layout)
  }

  if (logo && area) {
    const { color, blur, offset } = logoShadow(area)
    context.globalAlpha = opacity
    context.shadowColor = color
    context.shadowBlur = blur
    context.shadowOffsetX = offset
    context.shadowOffsetY = offset
    context.drawImage(logo, area.x, area.y, area.width, area.height)
  }
}

function drawCaption(context: Context, { band, align, lines }: CaptionLayout): void {
  const shade = context.createLinearGradient(0, band.y, 0, band.y + band.height)
  for (const [at, colour] of SHADE) shade.addColorStop(at, colour)
  context.fillStyle = shade
  context.fillRect(band.x, band.y, band.width, band.height)

  context.fillStyle = '#ffffff'
  context.textBaseline = 'top'
  context.textAlign = align
  for (const { kind, text, fontSize, x, y } of lines) {
    context.font = captionFont(kind, fontSize)
    context.fillText(text, x, y)
  }
}

function captionFont(kind: CaptionLine['kind'], size: number): string {
  return `${WEIGHTS[kind]} ${size}px "${FAMILY}", system-ui, sans-serif`
}

/** A worker has none of the page's fonts; without this font the caption would be drawn in the system's. */
function loadCaptionFont(): Promise<unknown> {
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
