export const DEFAULT_COLOR = '#1f5a41'

export const WHITE = '#ffffff'
export const DARK = '#050505'

const TEXT_CONTRAST = 4.5
/** WCAG 2.2 requires less contrast for large text, rules and symbols. */
const PAPER_CONTRAST = 3

export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text)
}

export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** IDENT-03: text on the colour is white if white is legible there. */
export function textOn(color: string): string {
  return contrastOf(color, WHITE) >= TEXT_CONTRAST ? WHITE : DARK
}

export function isReadableOnPaper(color: string): boolean {
  return contrastOf(color, WHITE) >= PAPER_CONTRAST
}

/** IDENT-04: if a colour is too light for white paper, the nearest darker colour of the same hue replaces it. */
export function onPaper(color: string): string {
  const channels = channelsOf(color)
  for (let share = 100; share > 0; share -= 1) {
    const darker = toColor(channels.map((channel) => Math.floor((channel * share) / 100)))
    if (isReadableOnPaper(darker)) return darker
  }
  return DARK
}

/** Mixes the colour with white; `share` is the colour's part. Dark text stays legible on the result. */
export function tintOf(color: string, share: number): string {
  return toColor(channelsOf(color).map((channel) => Math.round(255 - (255 - channel) * share)))
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

function toColor(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
