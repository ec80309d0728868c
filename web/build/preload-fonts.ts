import type { Plugin } from 'vite'

/** The letters of the first lines start to load with the page, not after its styles. Only the built documents need it. */
export function preloadFonts(): Plugin {
  return {
    name: 'predio:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, filename }) {
        const isApp = filename.endsWith('app.html')
        return Object.keys(bundle ?? {})
          .filter((file) => /nunito-sans-latin-wght|piazzolla-latin-wght/.test(file))
          .filter((file) => !isApp || file.includes('nunito'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
