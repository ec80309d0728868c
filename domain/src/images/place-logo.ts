import type { Area, Size } from './geometry.ts'
import { LOGO_MARGIN, LOGO_PERCENT, type LogoPosition } from './image-rules.ts'

/** IMG-06, IMG-07: the logo's longer side is 15 % of the image's shorter side, so that a wide logo and a tall one look equally large. */
export function placeLogo(image: Size, logo: Size, position: LogoPosition): Area {
  const side = (Math.min(image.width, image.height) * LOGO_PERCENT) / 100
  const scale = side / Math.max(logo.width, logo.height)
  const width = Math.max(1, Math.round(logo.width * scale))
  const height = Math.max(1, Math.round(logo.height * scale))
  const isLeft = position === 'topLeft' || position === 'bottomLeft'
  const isTop = position === 'topLeft' || position === 'topRight'
  return {
    x: startOf(image.width, width, isLeft),
    y: startOf(image.height, height, isTop),
    width,
    height,
  }
}

/** IMG-08: on an image that is too small for the margin the logo moves towards the middle and never outside. */
function startOf(side: number, length: number, atStart: boolean): number {
  const margin = Math.min(LOGO_MARGIN, Math.floor((side - length) / 2))
  return atStart ? margin : side - length - margin
}

export interface Shadow {
  color: string
  blur: number
  offset: number
}

/** IMG-09: a shadow of fixed size would be invisible on a cover and too large on a profile picture. */
export function logoShadow({ width, height }: Size): Shadow {
  const side = Math.max(width, height)
  return {
    color: 'rgba(0, 0, 0, 0.5)',
    blur: Math.max(2, Math.round(side * 0.08)),
    offset: Math.max(1, Math.round(side * 0.03)),
  }
}
