import type { Size } from '@predio/domain/images'

interface Drawing {
  canvas: OffscreenCanvas
  context: OffscreenCanvasRenderingContext2D
}

/** JPEG has no transparency, so transparent parts are painted white; otherwise they would become black. */
export function canvasOf({ width, height }: Size, isOpaque: boolean): Drawing {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas of this size')
  context.imageSmoothingQuality = 'high'
  if (isOpaque) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
  }
  return { canvas, context }
}
