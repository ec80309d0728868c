import type { PictureSize } from '../property.ts'
import { isObject, own, type JsonObject } from '../source/json.ts'
import { absoluteUrl, urlOfObject } from './read-links.ts'

/** No screen shows pictures as narrow as this. */
const MIN_WIDTH = 200
const MAX_WIDTH = 2048
const MAX_SIZES = 6
const SAME_SHAPE = 0.02

interface Measured extends PictureSize {
  height: number
}

/** PROP-63: lists the copies with the picture's own proportions, the narrowest first and the picture itself last. */
export function readPictureSizes(file: unknown, siteUrl: string): readonly PictureSize[] {
  if (!isObject(file)) return []
  const details = own(file, 'media_details') ?? file
  const whole = measured(urlOfObject(file, siteUrl), own(details, 'width'), own(details, 'height'))
  const listed = own(details, 'sizes')
  if (!whole || !isObject(listed)) return []
  const copies = Object.keys(listed)
    .flatMap((name) => copyIn(listed, name, siteUrl) ?? [])
    .filter((copy) => isCopyOf(whole, copy))
  const byWidth = new Map([...copies, whole].map((size) => [size.width, size]))
  const sizes = [...byWidth.values()].toSorted((one, other) => one.width - other.width)
  return sizes.length < 2 ? [] : sizes.slice(-MAX_SIZES).map(({ url, width }) => ({ url, width }))
}

function copyIn(sizes: JsonObject, name: string, siteUrl: string): Measured | null {
  const copy = own(sizes, name)
  if (typeof copy === 'string') {
    const url = absoluteUrl(copy, siteUrl)
    return measured(url, own(sizes, `${name}-width`), own(sizes, `${name}-height`))
  }
  return measured(urlOfObject(copy, siteUrl), own(copy, 'width'), own(copy, 'height'))
}

function measured(url: string | null, width: unknown, height: unknown): Measured | null {
  return url !== null && isSide(width) && isSide(height) ? { url, width, height } : null
}

function isSide(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100_000
}

function isCopyOf(whole: Measured, { width, height }: Measured): boolean {
  const shape = width / height / (whole.width / whole.height)
  const isUseful = width >= MIN_WIDTH && width <= MAX_WIDTH && width < whole.width
  return isUseful && Math.abs(shape - 1) < SAME_SHAPE
}
