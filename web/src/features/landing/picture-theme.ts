import type { Theme } from '../../lib/theme.ts'

/** The element <source> can only ask media queries, so a chosen theme is expressed as a media query. */
export function darkSource(width?: string) {
  return { media: darkMedia('system', width), 'data-dark': width ?? '' }
}

/** PUB-06: every picture of the page shows the product in this theme. */
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
