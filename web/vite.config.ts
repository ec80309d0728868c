import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Connect, type Plugin } from 'vite'
import { doorsNotUsed } from './build/doors-not-used.ts'
import { serviceWorker } from './build/service-worker.ts'

/** In development Vite answers on the usual port and hands the server's addresses on to it. */
const server = 'http://localhost:3001'
const SERVED = [
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/api',
  '/demo-sitio',
  '/config.json',
  '/health',
]

/** Pages that are whole documents of their own, prerendered; every other address is the app's. */
const DOCUMENTS: Record<string, string> = {
  '/': '/index.html',
  '/terminos': '/terminos.html',
  '/privacidad': '/privacidad.html',
}

/** react-aria brings its controls' names in 34 languages; ours speak Spanish, and English where it falls back. */
function spanishOnly(): Plugin {
  const others =
    /react-(?:aria|stately)\/dist\/private\/intl\/.*\/(?!es-ES|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/
  return {
    name: 'predio:spanish-only',
    enforce: 'pre',
    load(id) {
      return others.test(id) ? 'export default {}' : undefined
    },
  }
}

/**
 * react-aria's Dialog asks its Menu for one context, and with it every page that has a dialog would load menus, lists and
 * selection (27 kB). Here the context is a module of its own that both ask; a release that is built otherwise ends the build.
 */
function menusApart(): Plugin {
  const CONTEXT = '\0predio:root-menu-context'
  const asked = /import \{\s*RootMenuTriggerStateContext as (\S+)\s*\} from "\.\/Menu\.mjs";/
  const exported = /(\S+) as RootMenuTriggerStateContext/
  return {
    name: 'predio:menus-apart',
    resolveId: (id) => (id === CONTEXT ? id : undefined),
    load: (id) =>
      id === CONTEXT
        ? `import { createContext } from 'react'; export const context = /*#__PURE__*/ createContext(null)`
        : undefined,
    transform(code, id) {
      const isDialog = id.endsWith('react-aria-components/dist/private/Dialog.mjs')
      const isMenu = id.endsWith('react-aria-components/dist/private/Menu.mjs')
      if (!isDialog && !isMenu) return undefined
      const name = (isDialog ? asked : exported).exec(code)?.[1]
      if (!name) return this.error(`${id} is not what it was: see menusApart`)
      const shared = `import { context as ${name} } from ${JSON.stringify(CONTEXT)};`
      if (isDialog) return { code: code.replace(asked, shared), map: null }
      const made = code.split('\n').find((line) => line.startsWith(`const ${name} = `))
      if (!made?.endsWith('createContext)(null);'))
        return this.error(`${id} is not what it was: see menusApart`)
      return { code: shared + code.replace(made, ''), map: null }
    },
  }
}

/** react-router's own map names its development build, whose warnings are for developers, to everybody. */
function quietRouter(): Plugin {
  const files = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }
  return {
    name: 'predio:quiet-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: Object.entries(files).map(([name, file]) => ({
          find: new RegExp(`^${name}$`),
          replacement: fileURLToPath(
            new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url),
          ),
        })),
      },
    }),
  }
}

/** What backend/src/site does for the built pages: a document, a file, or else the app. */
function documentsByAddress(): Plugin {
  const rewrite: Connect.NextHandleFunction = (request, _response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const isServed = SERVED.some((prefix) => path.startsWith(prefix))
    const isPage = request.headers.accept?.includes('text/html') && !/\.[a-z0-9]+$/i.test(path)
    if (isPage && !isServed) request.url = DOCUMENTS[path] ?? '/app.html'
    next()
  }
  return {
    name: 'predio:documents-by-address',
    configureServer: ({ middlewares }) => void middlewares.use(rewrite),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(rewrite),
  }
}

/** The letters of the first lines start to load with the page, not after its styles. Only the built documents need it. */
function preloadFonts(): Plugin {
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

function page(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}

export default defineConfig({
  appType: 'mpa',
  plugins: [
    spanishOnly(),
    menusApart(),
    doorsNotUsed(),
    quietRouter(),
    documentsByAddress(),
    preloadFonts(),
    serviceWorker(),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    // What matters has its budget in scripts/check-sizes.ts; pdfmake and its kin load only when somebody asks for a PDF.
    chunkSizeWarningLimit: 2500,
    // scripts/check-sizes.ts reads it; our server shows no dot folders.
    manifest: true,
    // The first browsers that know light-dark(); older targets would have it rewritten for the root only.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: ['index.html', 'terminos.html', 'privacidad.html', 'app.html'].map(page),
    },
  },
  server: {
    port: 3000,
    proxy: {
      ...Object.fromEntries(SERVED.map((prefix) => [prefix, server])),
      '/realtime/v1': { target: server, ws: true },
    },
  },
})
