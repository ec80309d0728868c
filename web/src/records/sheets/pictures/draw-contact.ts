import { cropArea, fitSize, OUTPUT_TYPE } from '@predio/domain/images'
import { WHITE } from '@predio/domain/identity'
import { canvasOf } from '../../../lib/pictures/canvas.ts'
import { decode } from '../../../lib/pictures/decode.ts'
import type { LoadedPicture } from './load-pictures.ts'

const PORTRAIT_SIDE = 240
const LOGO_ROOM = { width: 420, height: 180 }
const LOGO_PADDING = 18
const QUALITY = 0.88

export async function drawPortrait({ blob }: LoadedPicture, ground: string): Promise<Blob> {
  const bitmap = await decode(blob)
  const side = { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE }
  const { canvas, context } = canvasOf(side, true)
  context.fillStyle = ground
  context.fillRect(0, 0, PORTRAIT_SIDE, PORTRAIT_SIDE)
  const half = PORTRAIT_SIDE / 2
  context.beginPath()
  context.arc(half, half, half, 0, 2 * Math.PI)
  context.clip()
  const { area } = cropArea({ width: bitmap.width, height: bitmap.height }, side)
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side.width, side.height)
  bitmap.close()
  return canvas.convertToBlob({ type: OUTPUT_TYPE, quality: QUALITY })
}

/** Most logos are drawn for a white ground, so the card is white. */
export async function drawLogoCard({ blob }: LoadedPicture, ground: string): Promise<Blob> {
  const bitmap = await decode(blob)
  const logo = fitSize({ width: bitmap.width, height: bitmap.height }, LOGO_ROOM)
  const card = { width: logo.width + 2 * LOGO_PADDING, height: logo.height + 2 * LOGO_PADDING }
  const { canvas, context } = canvasOf(card, true)
  context.fillStyle = ground
  context.fillRect(0, 0, card.width, card.height)
  context.fillStyle = WHITE
  context.beginPath()
  context.roundRect(0, 0, card.width, card.height, LOGO_PADDING)
  context.fill()
  context.drawImage(bitmap, LOGO_PADDING, LOGO_PADDING, logo.width, logo.height)
  bitmap.close()
  return canvas.convertToBlob({ type: OUTPUT_TYPE, quality: QUALITY })
}
