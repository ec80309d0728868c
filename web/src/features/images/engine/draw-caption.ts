import type { CaptionLayout } from '@predio/domain/images'
import { captionFont } from './caption-font.ts'

type Context = OffscreenCanvasRenderingContext2D

/** Dark enough at its foot for white letters on any photograph. */
const SHADE = [
  [0, 'rgba(0, 0, 0, 0)'],
  [0.45, 'rgba(0, 0, 0, 0.5)'],
  [1, 'rgba(0, 0, 0, 0.78)'],
] as const

export function drawCaption(context: Context, { band, align, lines }: CaptionLayout): void {
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
