import {
  layoutCaption,
  logoShadow,
  type MeasureText,
  OUTPUT_TYPE,
  placeLogo,
} from '@predio/domain/images'
import { captionFont, loadCaptionFont } from './caption-font.ts'
import { drawCaption } from './draw-caption.ts'
import type { Look } from './jobs.ts'

/** Text below, logo above it, then the JPEG. */
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
