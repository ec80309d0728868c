import type { Plugin, Rolldown } from 'vite'
import { AUTH_CHUNK, DASHBOARD_CHUNKS } from './chunks.ts'

/** The app's document, and the same for addresses below /dashboard, which asks for that screen's chunks too. */
const APP = 'app.html'
const DASHBOARD = 'dashboard.html'

/** As `fetch` asks for it (web/src/lib/deployment.ts); the answer is used only if both ask alike. */
const CONFIG = '<link rel="preload" as="fetch" crossorigin href="/config.json">'

/** The first screen's chunks and the configuration are asked for by the document, not one after another by scripts. */
export function preloadChunks(): Plugin {
  return {
    name: 'predio:preload-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const app = bundle[APP]
      // Where the public pages are rendered there is no app.
      if (app?.type !== 'asset') return
      const html = String(app.source)
      const shared = [CONFIG, linkTo(bundle, AUTH_CHUNK)]
      app.source = withLinks(html, shared)
      const links = DASHBOARD_CHUNKS.map((name) => linkTo(bundle, name))
      const source = withLinks(html, [...shared, ...links])
      this.emitFile({ type: 'asset', fileName: DASHBOARD, source })
    },
  }
}

function linkTo(bundle: Rolldown.OutputBundle, name: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (!found) throw new Error(`the build has no chunk ${name}`)
  return `<link rel="modulepreload" crossorigin href="/${found.fileName}">`
}

/** After the scripts and styles that Vite put there, which come first. */
function withLinks(html: string, links: string[]): string {
  return html.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
}
