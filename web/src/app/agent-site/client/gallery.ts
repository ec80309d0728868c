export function connectGalleries(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]'))
    connectGallery(gallery)
}

/** A photograph that does not come leaves the gallery; errors do not bubble, and may come before the page is whole. */
export function hideFailedPhotos(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return
      const gallery = target.closest<HTMLElement>('[data-gallery]')
      if (!gallery) return void (target.hidden = true)
      target.closest('li')?.remove()
      gallery.querySelector('ul')?.dispatchEvent(new Event('scroll'))
    },
    true,
  )
}

function connectGallery(gallery: HTMLElement): void {
  const list = gallery.querySelector('ul')
  const place = gallery.querySelector<HTMLElement>('[data-place]')
  if (!list || !place) return
  const buttons = gallery.querySelectorAll<HTMLButtonElement>('[data-turn]')
  /** A desk shows more than one photograph, so the list may end before the last one is the first. */
  const step = () => (list.firstElementChild?.getBoundingClientRect().width ?? 0) + 8
  function show(): void {
    if (!list || !place) return
    const count = list.children.length
    const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 4
    const at = isAtEnd ? count - 1 : Math.round(list.scrollLeft / step())
    place.textContent = count > 1 ? `${at + 1} / ${count}` : ''
    for (const button of buttons)
      button.disabled = button.dataset['turn'] === '-1' ? list.scrollLeft < 4 : isAtEnd
  }
  for (const button of buttons) {
    button.dataset['ready'] = ''
    button.addEventListener('click', () =>
      list.scrollBy({ left: Number(button.dataset['turn']) * step() }),
    )
  }
  list.addEventListener('scroll', show, { passive: true })
  show()
}
