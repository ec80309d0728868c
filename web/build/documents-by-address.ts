import type { Connect, Plugin } from 'vite'
import { GUIDE_IDS, guideAddress, HELP } from '../src/lib/help.ts'

const DOCUMENTS: Record<string, string> = {
  '/': '/index.html',
  '/terminos': '/terminos.html',
  '/privacidad': '/privacidad.html',
  [HELP]: '/ayuda.html',
  ...Object.fromEntries(GUIDE_IDS.map((id) => [guideAddress(id), '/ayuda.html'])),
}

const LINK_PAGES: Record<string, string> = {
  '/seleccion/': '/seleccion.html',
  '/compartido/': '/compartido.html',
  '/aviso/': '/aviso.html',
  '/contacto/': '/contacto.html',
  '/reporte/': '/reporte.html',
}

export function documentsByAddress(served: readonly string[]): Plugin {
  const rewrite: Connect.NextHandleFunction = (request, _response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const isServed = served.some((prefix) => path.startsWith(prefix))
    const isPage = request.headers.accept?.includes('text/html') && !/\.[a-z0-9]+$/i.test(path)
    if (isPage && !isServed)
      request.url = DOCUMENTS[path] ?? LINK_PAGES[path.replace(/[^/]+$/, '')] ?? '/app.html'
    next()
  }
  return {
    name: 'predio:documents-by-address',
    configureServer: ({ middlewares }) => void middlewares.use(rewrite),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(rewrite),
  }
}
