import type { Browser } from '@playwright/test'

const LARGEST = 60_000
const QUALITIES = [0.9, 0.84, 0.78, 0.7, 0.6, 0.5, 0.4, 0.3]

/**
 * Playwright writes only PNG, so the browser encodes WebP, with the best quality, from `best` down, whose file is small enough. `share` is
 * the part of the picture's width that the result has.
 */
export async function toWebp(
  browser: Browser,
  png: Buffer,
  share = 1,
  best = 0.9,
): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    for (const quality of QUALITIES.filter((each) => each <= best)) {
      const webp = Buffer.from(await page.evaluate<string>(encode(png, share, quality)), 'base64')
      if (webp.byteLength <= LARGEST * share) return webp
    }
    throw new Error(`a picture stays over ${(LARGEST * share) / 1000} kB at any quality`)
  } finally {
    await page.close()
  }
}

function encode(png: Buffer, share: number, quality: number): string {
  return `(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${png.toString('base64')}'
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * ${share})
    canvas.height = Math.round(image.naturalHeight * ${share})
    const context = canvas.getContext('2d')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', ${quality}).split(',')[1]
  })()`
}
