import { placeLogo, type LogoPosition } from '@predio/domain/images'
import { expect, it } from 'vitest'
import { exifSegment, tiff } from '../../../../../domain/src/images/testing/image-bytes.ts'
import {
  boundsOf,
  decodePixels,
  draw,
  drawLogo,
  firstQuantizer,
  isDark,
  isReddish,
  isWhite,
  LOGO_SIZE,
  RED,
  WHITE,
  type Decoded,
} from '../../../ui/testing/pictures.ts'
import type { Look } from './jobs.ts'
import { Renderer } from './renderer.ts'
import { startPool } from './start-pool.ts'

const LOOK: Look = {
  target: { width: 1080, height: 1080 },
  fit: 'contain',
  quality: 0.8,
  opacity: 0.5,
  position: 'bottomRight',
  caption: null,
}
const CENTRE = { x: 0.5, y: 0.5 }

async function jobOf(photograph: Blob, look: Partial<Look> = {}, focus = CENTRE, logo?: Blob) {
  return {
    kind: 'render' as const,
    file: { key: crypto.randomUUID(), blob: photograph },
    logo: logo ? { key: 'logo', blob: logo } : null,
    look: { ...LOOK, ...look },
    focus,
  }
}

async function render(...parameters: Parameters<typeof jobOf>): Promise<Blob> {
  return (await new Renderer().render(await jobOf(...parameters))).blob
}

it.each([
  ['Ajustar', 'contain', { width: 1080, height: 1080 }, { width: 1080, height: 810 }],
  ['Rellenar', 'cover', { width: 1600, height: 900 }, { width: 1600, height: 900 }],
] as const)('IMG-01 IMG-03 renders the size of %s', async (_name, fit, target, size) => {
  const photograph = await draw('casa.jpg', { width: 1600, height: 1200 })
  expect(await decodePixels(await render(photograph, { fit, target }))).toMatchObject(size)
})

it.each([
  [0.1, 80],
  [0.8, 6],
])('IMG-05 the JPEG is encoded with quality %d', async (quality, quantizer) => {
  const output = await render(await draw('casa.jpg', { width: 60, height: 40 }), { quality })
  expect(output.type).toBe('image/jpeg')
  expect(await firstQuantizer(output)).toBe(quantizer)
})

it.each([
  ['bottomRight', 0.5],
  ['bottomLeft', 0.8],
  ['topRight', 0.3],
  ['topLeft', 1],
] as const)('IMG-06 the logo is drawn at %s with opacity %d', async (position, opacity) => {
  const photograph = await draw('casa.jpg', { width: 1080, height: 810 })
  const look = { position, opacity }
  const output = await decodePixels(await render(photograph, look, CENTRE, await drawLogo()))
  const place = placeLogo(output, LOGO_SIZE, position)
  const found = boundsOf(output, isReddish)
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    // JPEG stores colour at half the resolution, so an edge may be a few pixels off.
    expect(Math.abs(found[side] - place[side]), `${side} of the logo`).toBeLessThanOrEqual(3)
  }
  const centre = output.colourAt(
    place.x + Math.round(place.width / 2),
    place.y + Math.round(place.height / 2),
  )
  const shadowed = 255 * (1 - 0.5 * opacity) * (1 - opacity)
  const expected = [shadowed + 255 * opacity, shadowed, shadowed]
  for (const [channel, value] of expected.entries()) {
    expect(Math.abs((centre[channel] ?? -1) - value)).toBeLessThanOrEqual(8)
  }
  expect(Math.min(...oppositeCorner(output, position))).toBeGreaterThan(248)
})

function oppositeCorner({ width, height, colourAt }: Decoded, position: LogoPosition) {
  const isRight = position === 'bottomRight' || position === 'topRight'
  const isBottom = position === 'bottomRight' || position === 'bottomLeft'
  return colourAt(isRight ? 5 : width - 6, isBottom ? 5 : height - 6)
}

it('IMG-36 a photograph taken with the camera on its side is turned upright', async () => {
  const lying = await draw('lado.jpg', { width: 600, height: 400, colours: [RED, WHITE] })
  // A photograph of orientation 6 is turned to the right, so its left side is at the top.
  const rotated = new Blob([
    lying.slice(0, 2),
    Uint8Array.from(exifSegment(tiff(6))),
    lying.slice(2),
  ])
  const upright = await decodePixels(await render(rotated))
  expect(upright).toMatchObject({ width: 400, height: 600 })
  expect(isReddish(upright.colourAt(200, 100))).toBe(true)
  expect(isWhite(upright.colourAt(200, 450))).toBe(true)
})

it('IMG-04 the chosen focus point moves the cut, and a small photograph is not enlarged', async () => {
  const photograph = await draw('sala.jpg', { width: 1200, height: 600, colours: [RED, WHITE] })
  const centred = await decodePixels(await render(photograph, { fit: 'cover' }))
  expect(centred).toMatchObject({ width: 600, height: 600 })
  expect(isReddish(centred.colourAt(3, 300))).toBe(true)
  const moved = await decodePixels(await render(photograph, { fit: 'cover' }, { x: 1, y: 0.5 }))
  expect(isWhite(moved.colourAt(3, 300))).toBe(true)
})

it('IMG-23 the caption is written on a dark band at the bottom', async () => {
  const caption = { price: '$4,850,000', place: 'Temozón Norte' }
  const photograph = await draw('sala.jpg', { width: 600, height: 600 })
  const output = await decodePixels(await render(photograph, { caption }))
  expect(isDark(output.colourAt(590, 596))).toBe(true)
  expect(isWhite(output.colourAt(300, 300))).toBe(true)
})

it('transparent parts of a photograph become white, because JPEG has no transparency', async () => {
  const canvas = new OffscreenCanvas(40, 40)
  canvas.getContext('2d')
  const transparent = await canvas.convertToBlob({ type: 'image/png' })
  expect(isWhite((await decodePixels(await render(transparent))).colourAt(20, 20))).toBe(true)
})

it('the renderer works in a worker of the pool, and reports each stage', async () => {
  const photograph = await draw('casa.jpg', { width: 900, height: 600, colours: [RED] })
  const pool = startPool()
  const stages: string[] = []
  const { blob, size } = await pool.run(await jobOf(photograph, {}, CENTRE, await drawLogo()), {
    onStage: (stage) => stages.push(stage),
  })
  pool.endIdle()
  expect(stages).toEqual(['started', 'decoded', 'drawn'])
  expect(size).toEqual({ width: 900, height: 600 })
  expect(isReddish((await decodePixels(blob)).colourAt(10, 10))).toBe(true)
})
