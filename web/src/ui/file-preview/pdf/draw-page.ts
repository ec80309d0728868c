import type { OpenedPdf } from './open-pdf.ts'

const MAX_DENSITY = 2
/** A narrower canvas would look blurred when a phone zooms in. */
const LEAST_WIDTH = 800
export const USUAL_SHAPE = '17 / 22'

export interface DrawnPage {
  text: string
  shape: string
}

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
