import { type Area, cropArea, fitSize, type Focus, type Size } from '@predio/domain/images'
import { canvasOf } from '../../../lib/pictures/canvas.ts'
import { decode } from '../../../lib/pictures/decode.ts'
import type { Look } from './jobs.ts'

export async function resample(
  file: Blob,
  { target, fit }: Pick<Look, 'target' | 'fit'>,
  focus: Focus,
): Promise<OffscreenCanvas> {
  const bitmap = await decode(file)
  try {
    const { area, size } = planCut(bitmap, target, fit, focus)
    const { canvas, context } = canvasOf(size, true)
    const { x, y, width, height } = area
    context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height)
    return canvas
  } finally {
    bitmap.close()
  }
}

function planCut(
  source: Size,
  target: Size,
  fit: Look['fit'],
  focus: Focus,
): { area: Area; size: Size } {
  const { width, height } = source
  if (fit === 'cover') return cropArea({ width, height }, target, focus)
  return { area: { x: 0, y: 0, width, height }, size: fitSize({ width, height }, target) }
}
