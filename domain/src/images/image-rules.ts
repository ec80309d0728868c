/** IMG-05: the defaults and limits of the options. */
export const DEFAULT_QUALITY = 0.8
export const DEFAULT_OPACITY = 0.5
export const MIN_RATIO = 0.1
export const MAX_RATIO = 1
export const RATIO_STEP = 0.1
export const MAX_WIDTH = 1920

export const LOGO_POSITIONS = ['bottomRight', 'bottomLeft', 'topRight', 'topLeft'] as const
export type LogoPosition = (typeof LOGO_POSITIONS)[number]
export const DEFAULT_POSITION: LogoPosition = 'bottomRight'
export const LOGO_PERCENT = 15
export const LOGO_MARGIN = 20

export const MAX_IMAGES = 15
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const MAX_LOGO_BYTES = 2 * 1024 * 1024
/** PHOTO-01: this limits the chosen file; the photograph is stored much smaller. */
export const MAX_PHOTO_BYTES = 50 * 1024 * 1024
/** The header of a camera's file ends before this many bytes, even if it contains depth maps and previews. */
export const PHOTO_HEAD_BYTES = 4 * 1024 * 1024
export const UPLOAD_CACHE_SECONDS = 3600
export const OUTPUT_TYPE = 'image/jpeg'

/** IMG-15 and IMG-17: a file chooser needs media types and extensions in this form. */
export const IMAGE_ACCEPT = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] } as const
export const LOGO_ACCEPT = { 'image/png': ['.png'] } as const

/**
 * IMG-14: a few kilobytes can decode to gigabytes of pixels. No camera fits more than 64 megapixels into 10 MB, and a
 * canvas with a longer side fails in some browsers.
 */
export const MAX_PIXELS = 64_000_000
export const MAX_SIDE = 16_384

export function clampRatio(value: number, fallback: number): number {
  if (!Number.isFinite(value)) return fallback
  return Math.min(MAX_RATIO, Math.max(MIN_RATIO, value))
}
