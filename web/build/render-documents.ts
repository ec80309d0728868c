import type { Plugin, ViteDevServer } from 'vite'

interface Prerender {
  prerender: (
    origin: string,
  ) => { path: string; title?: string; description?: string; page: string; isPrivate?: boolean }[]
}

const SITE = '/src/app/site/site.ts'
const LINK_SCRIPTS: Record<string, string> = {
  '/seleccion/': '/src/app/links/selection/selection.ts',
  '/compartido/': '/src/app/links/document/document.ts',
  '/aviso/': '/src/app/links/notice/notice.ts',
  '/contacto/': '/src/app/links/contact/contact.ts',
  '/reporte/': '/src/app/links/report/report.ts',
}

/** During development this replaces scripts/lib/prerender.mjs at each request. */
export function renderDocuments(): Plugin {
  let server: ViteDevServer | undefined
  return {
    name: 'predio:render-documents',
    apply: 'serve',
    configureServer: (started) => {
      server = started
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { originalUrl = '/' }) {
        if (!html.includes('<!--page-->') || !server) return html
        const site = (await server.ssrLoadModule('/src/app/prerender/prerender.tsx')) as Prerender
        const [path = '/'] = originalUrl.split('?')
        const folder = path.replace(/[^/]+$/, '')
        const document = site
          .prerender('')
          .find((each) => each.path === (each.isPrivate ? folder : path))
        const script = (document?.isPrivate && LINK_SCRIPTS[folder]) || SITE
        return html
          .replace('<!--title-->', () => document?.title ?? '')
          .replace('<!--description-->', () => document?.description ?? '')
          .replace('<!--files-->', `<script type="module" src="${script}"></script>`)
          .replace('<!--page-->', () => document?.page ?? '')
      },
    },
    // The browser does not know the components from which the page was made.
    hotUpdate({ modules, server: { environments } }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        environments.client.hot.send({ type: 'full-reload' })
    },
  }
}
