import type { Theme } from '../../lib/theme.ts'

/** Attributes of a source that is for the dark theme, in windows of `width`. A source knows only media, so a theme that was chosen has to be told as one. */
export function darkSource(width?: string) {
  return { media: darkMedia('system', width), 'data-dark': width ?? '' }
}

/** Every picture of the page shows the product in this theme (PUB-06). */
export function setPictureTheme(theme: Theme): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
    const media = darkMedia(theme, source.dataset['dark'])
    if (source.media !== media) source.media = media
  }
}

function darkMedia(theme: Theme, width?: string): string {
  switch (theme) {
    case 'light':
      return 'not all'
    case 'dark':
      return width || 'all'
    case 'system':
      return `${width ? `${width} and ` : ''}(prefers-color-scheme: dark)`
  }
}
