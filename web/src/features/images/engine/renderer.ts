import { compose } from './compose.ts'
import type { Job, Known, Results, Stage } from './jobs.ts'
import { resample } from './resample.ts'

type Render = Extract<Job, { kind: 'render' }>

interface Kept {
  key: string
  bitmap: ImageBitmap
}

/**
 * Renders one picture at a time. What it keeps is small, the last one at its final size: a control that moves only logo,
 * text or quality does not decode the photograph again.
 */
export class Renderer {
  #photograph: Kept | undefined
  #logo: Kept | undefined

  async render(
    { file, logo, look, focus }: Render,
    onStage: (stage: Stage) => void = () => undefined,
  ): Promise<Results['render']> {
    onStage('started')
    const cut = [file.key, look.target, look.fit, look.fit === 'cover' && focus]
    this.#photograph = await keep(this.#photograph, JSON.stringify(cut), async () =>
      (await resample(file.blob, look, focus)).transferToImageBitmap(),
    )
    onStage('decoded')
    const mark = logo && (await this.#mark(logo))
    const { width, height } = this.#photograph.bitmap
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(this.#photograph.bitmap, 0, 0)
    const blob = await compose(canvas, mark, look)
    onStage('drawn')
    return { size: { width, height }, blob }
  }

  async #mark({ key, blob }: Known): Promise<ImageBitmap> {
    this.#logo = await keep(this.#logo, key, () => createImageBitmap(blob))
    return this.#logo.bitmap
  }
}

/** The old one is closed before the new one takes its memory. */
async function keep(
  kept: Kept | undefined,
  key: string,
  make: () => Promise<ImageBitmap>,
): Promise<Kept> {
  if (kept?.key === key) return kept
  kept?.bitmap.close()
  return { key, bitmap: await make() }
}
