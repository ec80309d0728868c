import type { ListingSnapshot } from '@predio/domain/selections'
import { addressOf } from '../../frame/call-function.ts'
import { copyTemplate, slotOf } from '../../frame/slots.ts'
import { messages } from '../messages.ts'

interface Source {
  src: string
  srcset: string
}

/** On phones with fine pixels a photograph with two thirds of the width looks the same and loads in half the time. */
const SHOWN_WIDTH = '(min-width: 64rem) 34rem, (min-resolution: 2dppx) 66vw, 92vw'

/**
 * A photograph loads shortly before it becomes visible, and is left out if it fails. The frame has its size from the start, so nothing
 * moves.
 */
export class Gallery {
  readonly #list: HTMLElement
  readonly #place: HTMLElement
  readonly #turns: { previous: HTMLButtonElement; next: HTMLButtonElement }
  readonly #none: HTMLElement
  readonly #sources = new WeakMap<HTMLImageElement, Source>()

  constructor(card: HTMLElement, { images, coverSizes = [] }: ListingSnapshot) {
    this.#list = slotOf(card, 'photos')
    this.#place = slotOf(card, 'place')
    this.#none = slotOf(card, 'no-photos')
    this.#turns = { previous: slotOf(card, 'previous'), next: slotOf(card, 'next') }
    for (const [index, path] of (images ?? []).entries()) {
      const photo = copyTemplate('photo')
      const image = photo.querySelector('img')
      const src = addressOf(path)
      if (!image || !src) continue
      this.#sources.set(image, { src, srcset: index === 0 ? srcsetOf(coverSizes) : '' })
      this.#list.append(photo)
    }
    this.#list.addEventListener('scroll', () => this.#follow(), { passive: true })
    this.#turns.previous.addEventListener('click', () => this.#turn(-1))
    this.#turns.next.addEventListener('click', () => this.#turn(1))
    this.#count()
  }

  async show(priority: 'high' | 'auto' = 'auto'): Promise<void> {
    const cover = this.#imageAt(0)
    if (!cover) return
    if (priority === 'high') cover.fetchPriority = 'high'
    const hasLoaded = await this.#load(cover)
    if (!hasLoaded) return this.show(priority)
    void this.#loadAt(1)
  }

  #imageAt(index: number): HTMLImageElement | null {
    return this.#list.children[index]?.querySelector('img') ?? null
  }

  async #loadAt(index: number): Promise<void> {
    const image = this.#imageAt(index)
    if (image && !image.src && !(await this.#load(image))) await this.#loadAt(index)
  }

  #load(image: HTMLImageElement): Promise<boolean> {
    return new Promise((resolve) => {
      image.addEventListener('load', () => resolve(true), { once: true })
      image.addEventListener('error', () => {
        if (image.srcset) return image.removeAttribute('srcset')
        image.closest('li')?.remove()
        this.#count()
        resolve(false)
      })
      const { src = '', srcset = '' } = this.#sources.get(image) ?? {}
      if (srcset) image.sizes = SHOWN_WIDTH
      if (srcset) image.srcset = srcset
      image.src = src
    })
  }

  #at(): number {
    return Math.round(this.#list.scrollLeft / Math.max(this.#list.clientWidth, 1))
  }

  #turn(by: number): void {
    this.#list.scrollTo({ left: (this.#at() + by) * this.#list.clientWidth })
  }

  #follow(): void {
    const at = this.#at()
    void this.#loadAt(at).then(() => this.#loadAt(at + 1))
    this.#tellPlace(at)
  }

  #count(): void {
    const count = this.#list.children.length
    this.#none.hidden = count > 0
    if (count > 1) this.#list.tabIndex = 0
    else this.#list.removeAttribute('tabindex')
    for (const [index, photo] of [...this.#list.children].entries()) {
      const image = photo.querySelector('img')
      if (image) image.alt = messages.photo(index + 1, count)
    }
    this.#tellPlace(0)
  }

  #tellPlace(at: number): void {
    const count = this.#list.children.length
    this.#place.hidden = count < 2
    this.#place.textContent = `${at + 1} / ${count}`
    this.#turns.previous.disabled = at <= 0
    this.#turns.next.disabled = at >= count - 1
  }
}

function srcsetOf(sizes: NonNullable<ListingSnapshot['coverSizes']>): string {
  return sizes
    .flatMap(({ url, width }) => {
      const address = addressOf(url)
      return address ? [`${address} ${width}w`] : []
    })
    .join(', ')
}
