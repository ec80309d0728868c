import type { Plugin } from 'vite'

/** The letters of the first lines start to load with the page, not after its styles. Only the built document needs it. */
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
              // Behind the scripts: a text is there in the system's letters meanwhile.
              fetchpriority: 'low',
            },
            injectTo: 'head' as const,
          })),
    },
  }
}
