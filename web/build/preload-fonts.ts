import type { Plugin } from 'vite'

/** The first lines' fonts load with the page instead of after its styles; only the built document needs this. */
export function preloadFonts(): Plugin {
  return {
    name: 'predio:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.includes('nunito-sans-latin-wght'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
              // Fonts load after scripts, because text appears in system fonts meanwhile.
              fetchpriority: 'low',
            },
            injectTo: 'head' as const,
          })),
    },
  }
}
