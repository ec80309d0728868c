import { fitText, type FittedText, type MeasureText } from './fit-text.ts'
import type { Area, Size } from './geometry.ts'
import { LOGO_MARGIN, type LogoPosition } from './image-rules.ts'

export interface Caption {
  price: string
  place: string
}

export interface CaptionLine extends FittedText {
  kind: 'price' | 'place'
  x: number
  y: number
}

export interface CaptionLayout {
  band: Area
  align: 'left' | 'right'
  lines: readonly CaptionLine[]
}

interface Placed {
  area: Area
  position: LogoPosition
}

const MIN_SIDE = 300
const PRICE = { part: 0.055, largest: 72, smallest: 16 }
const PLACE = { part: 0.035, largest: 44, smallest: 12 }
const LINE_HEIGHT = 1.25

/** IMG-23: places the caption at the bottom, beside a logo that is there. The result is null if there is nothing to show. */
export function layoutCaption(
  image: Size,
  caption: Caption,
  logo: Placed | null,
  measure: MeasureText,
): CaptionLayout | null {
  const side = Math.min(image.width, image.height)
  if (side < MIN_SIDE) return null
  const besideLogo = logo !== null && logo.position.startsWith('bottom')
  const taken = besideLogo ? logo.area.width + LOGO_MARGIN : 0
  const room = image.width - 2 * LOGO_MARGIN - taken
  const fitted = [
    fitLine('price', caption.price, room, side, measure),
    fitLine('place', caption.place, room, side, measure),
  ].filter((line) => line !== null)
  if (fitted.length === 0) return null

  const heights = fitted.map(({ fontSize }) => Math.round(fontSize * LINE_HEIGHT))
  const height = heights.reduce((sum, line) => sum + line, 2 * LOGO_MARGIN)
  const top = image.height - height
  const align = besideLogo && logo.position === 'bottomLeft' ? 'right' : 'left'
  const x = align === 'left' ? LOGO_MARGIN : image.width - LOGO_MARGIN
  const lines = fitted.map(({ kind, text, fontSize }, index) => {
    const above = heights.slice(0, index).reduce((sum, each) => sum + each, 0)
    return { kind, text, fontSize, x, y: top + LOGO_MARGIN + above }
  })
  return { band: { x: 0, y: top, width: image.width, height }, align, lines }
}

function fitLine(
  kind: CaptionLine['kind'],
  typed: string,
  room: number,
  side: number,
  measure: MeasureText,
): (FittedText & Pick<CaptionLine, 'kind'>) | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  if (text === '') return null
  const { part, largest, smallest } = kind === 'price' ? PRICE : PLACE
  const wanted = Math.min(largest, Math.max(smallest, Math.round(side * part)))
  const fitted = fitText(text, room, { largest: wanted, smallest }, measure)
  return fitted && { kind, ...fitted }
}
