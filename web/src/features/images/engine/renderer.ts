import { compose } from './compose.ts'
import type { Job, Results, Stage } from './jobs.ts'
import { resample } from './resample.ts'

type Render = Extract<Job, { kind: 'render' }>

/**
 * Renders one picture at a time. What it keeps is small, the last one at its final size: a control that moves only logo,
 * text or quality does not decode the photograph again.
 */
export class Renderer {
  readonly #photograph = new CachedBitmap()
  readonly #logo = new CachedBitmap()

  async render(
    { file, logo, look, focus }: Render,
    onStage: (stage: Stage) => void = () => undefined,
  ): Promise<Results['render']> {
    onStage('started')
    const cut = [file.key, look.target, look.fit, look.fit === 'cover' && focus]
    const photograph = await this.#photograph.get(JSON.stringify(cut), async () =>
      (await resample(file.blob, look, focus)).transferToImageBitmap(),
    )
    onStage('decoded')
    const mark = logo && (await this.#logo.get(logo.key, () => createImageBitmap(logo.blob)))
    const { width, height } = photograph
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(photograph, 0, 0)
    const blob = await compose(canvas, mark, look)
    onStage('drawn')
    return { size: { width, height }, blob }
  }
}

/** The last one. It is closed before the next takes its memory, and forgotten first: the next may fail. */
class CachedBitmap {
  #cached: { key: string; bitmap: ImageBitmap } | undefined

  async get(key: string, make: () => Promise<ImageBitmap>): Promise<ImageBitmap> {
    if (this.#cached?.key === key) return this.#cached.bitmap
    this.#cached?.bitmap.close()
    this.#cached = undefined
    const bitmap = await make()
    this.#cached = { key, bitmap }
    return bitmap
  }
}
