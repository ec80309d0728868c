/** Without script the link shares by WhatsApp; with it, the device's own way or the clipboard. */
export function connectSharing(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-share]')) {
    link.addEventListener('click', (event) => {
      const { share: url = '', title = '', done = '' } = link.dataset
      const way = wayOf({ url, title })
      if (!way) return
      event.preventDefault()
      void shareBy(way, link, done)
    })
  }
  document
    .querySelector('[data-print]')
    ?.addEventListener('click', () => void loadPhotos().then(() => print()))
}

async function shareBy(
  way: () => Promise<boolean>,
  link: HTMLAnchorElement,
  done: string,
): Promise<void> {
  const words = link.querySelector('span')
  if ((await way()) && words) words.textContent = done
}

/** Answers whether the address was copied; a closed sheet of the device is no failure. */
function wayOf(data: { url: string; title: string }): (() => Promise<boolean>) | null {
  if ('share' in navigator)
    return () =>
      navigator.share(data).then(
        () => false,
        () => false,
      )
  // The clipboard is closed to pages without https.
  if (!('clipboard' in navigator)) return null
  return () =>
    navigator.clipboard.writeText(data.url).then(
      () => true,
      () => false,
    )
}

/** Paper shows photographs that the screen has not come to. */
async function loadPhotos(): Promise<void> {
  const photos = [...document.querySelectorAll<HTMLImageElement>('[data-gallery] img')].slice(0, 4)
  for (const photo of photos) photo.loading = 'eager'
  await Promise.allSettled(photos.map((photo) => photo.decode()))
}
