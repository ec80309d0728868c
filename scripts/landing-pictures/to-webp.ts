import type { Browser } from '@playwright/test'

const LARGEST = 60_000

/** Playwright writes PNG only; the browser itself knows WebP. The best quality that fits wins. */
export async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    for (const quality of [0.9, 0.84, 0.78, 0.7, 0.6, 0.5, 0.4, 0.3]) {
      const webp = Buffer.from(await page.evaluate<string>(encode(png, quality)), 'base64')
      if (webp.byteLength <= LARGEST) return webp
    }
    throw new Error(`a picture stays over ${LARGEST / 1000} kB at any quality`)
  } finally {
    await page.close()
  }
}

function encode(png: Buffer, quality: number): string {
  return `(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${png.toString('base64')}'
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d').drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', ${quality}).split(',')[1]
  })()`
}
