import { compose } from './compose.ts'
import type { Job, Results, Stage } from './jobs.ts'
import { resample } from './resample.ts'

type Render = Extract<Job, { kind: 'render' }>

/** The last photograph is cached at its final size, so that a change of logo, caption or quality needs no second decoding. */
export class Renderer {
  readonly #photograph = new CachedBitmap()
  readonly #logo = new CachedBitmap()

  async render(
    { file, logo, look, focus }: Render,
    onStage: (stage: Stage) => void = () => undefined,
  ): Promise<Results['render']> {
    onStage('started')
    const photograph = await this.#photograph.get(cutKey(file.key, look, focus), async () =>
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

function cutKey(fileKey: string, { target, fit }: Render['look'], focus: Render['focus']): string {
  const cut = fit === 'cover' ? `cover at ${focus.x}, ${focus.y}` : fit
  return `${fileKey} ${target.width}x${target.height} ${cut}`
}

/** The old bitmap is closed before the next one is made, so that only one is in memory. */
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
