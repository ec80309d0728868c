import type { OpenedPdf } from './open-pdf.ts'

/** Sharper than this no eye sees, and a phone has little memory. */
const MAX_DENSITY = 2
/** A page that is looked at more closely on a phone has something to show. */
const LEAST_WIDTH = 800
/** Of a letter page, until the page says its own. */
export const USUAL_SHAPE = '17 / 22'

export interface DrawnPage {
  text: string
  /** For `aspect-ratio`. */
  shape: string
}

/** As wide as the canvas stands on the screen. Undefined when it was called off. */
export async function drawPage(
  pdf: OpenedPdf,
  number: number,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<DrawnPage | undefined> {
  const page = await pdf.getPage(number)
  if (signal.aborted) return undefined
  const natural = page.getViewport({ scale: 1 })
  const width = Math.max(canvas.clientWidth * Math.min(devicePixelRatio, MAX_DENSITY), LEAST_WIDTH)
  const viewport = page.getViewport({ scale: width / natural.width })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  const drawing = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => drawing.cancel(), { once: true })
  const [content] = await Promise.all([page.getTextContent(), drawing.promise])
  const text = content.items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return { text, shape: `${natural.width} / ${natural.height}` }
}
