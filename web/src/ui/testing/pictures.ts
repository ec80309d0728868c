export const WHITE = '#ffffff'
export const RED = '#ff0000'

export const LOGO_SIZE = { width: 300, height: 150 } as const

interface Drawn {
  width: number
  height: number
  colours?: readonly string[]
  type?: 'image/jpeg' | 'image/png' | 'image/webp'
}

export async function draw(name: string, drawn: Drawn): Promise<File> {
  const { width, height, colours = [WHITE], type = 'image/jpeg' } = drawn
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  const stripe = width / colours.length
  for (const [index, colour] of colours.entries()) {
    context.fillStyle = colour
    context.fillRect(index * stripe, 0, stripe, height)
  }
  return new File([await canvas.convertToBlob({ type, quality: 1 })], name, { type })
}

export function drawLogo(name = 'logo.png'): Promise<File> {
  return draw(name, { ...LOGO_SIZE, colours: [RED], type: 'image/png' })
}

export type Colour = readonly [red: number, green: number, blue: number]

export interface Decoded {
  width: number
  height: number
  colourAt: (x: number, y: number) => Colour
}

export async function decodePixels(picture: Blob): Promise<Decoded> {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  const context = contextOf(new OffscreenCanvas(width, height))
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  const colourAt = (x: number, y: number): Colour => {
    const at = (y * width + x) * 4
    return [data[at] ?? -1, data[at + 1] ?? -1, data[at + 2] ?? -1]
  }
  return { width, height, colourAt }
}

export const isReddish = ([red, green]: Colour) => red - green > 60
export const isWhite = (colour: Colour) => Math.min(...colour) > 240
export const isDark = (colour: Colour) => Math.max(...colour) < 120

export function boundsOf(
  { width, height, colourAt }: Decoded,
  matches: (colour: Colour) => boolean,
): { x: number; y: number; width: number; height: number } {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!matches(colourAt(x, y))) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** libjpeg derives the first number of the first quantization table from the quality; at 50 % it is 16. */
export async function firstQuantizer(jpeg: Blob): Promise<number> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const table = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xdb)
  return bytes[table + 5] ?? -1
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas of this size')
  return context
}
