import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'
import { AUTH_CHUNK, DASHBOARD_CHUNKS, REACT_CHUNK } from './chunks.ts'

/** The app's document, and the same for addresses below /dashboard, which asks for that screen's chunks too. */
const APP = 'app.html'
const DASHBOARD = 'dashboard.html'

/** As `fetch` asks for it (web/src/lib/deployment.ts); the answer is used only if both ask alike. */
const CONFIG = '<link rel="preload" as="fetch" crossorigin href="/config.json">'

/** In every document of the app, before the first paint. */
const THEME = '<script src="/theme.js"></script>'

/** The first screen's chunks and the configuration are asked for by the document, not one after another by scripts. */
export function preloadChunks(): Plugin {
  return {
    name: 'predio:preload-chunks',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const app = bundle[APP]
      // Where the public pages are rendered there is no app.
      if (app?.type !== 'asset') return
      const html = withReactFirst(String(app.source), bundle)
      app.source = withLinks(html, [CONFIG, linkTo(bundle, AUTH_CHUNK)])
      const links = DASHBOARD_CHUNKS.map((name) => linkTo(bundle, name))
      const first = await buildFirstScript()
      this.emitFile({ type: 'asset', fileName: first.file, source: first.code })
      // Before the script that uses it: a link that comes later would ask for the configuration a second time.
      const tags = `${CONFIG}\n    <script src="/${first.file}"></script>`
      const source = withLinks(
        html.replace(THEME, () => tags),
        links,
      )
      this.emitFile({ type: 'asset', fileName: DASHBOARD, source })
    },
  }
}

/** As a script of its own it runs when it has come, in a task of its own; as an import of the app it would wait for the app. */
function withReactFirst(html: string, bundle: Rolldown.OutputBundle): string {
  const link = linkTo(bundle, REACT_CHUNK)
  const app = '<script type="module" crossorigin src="/assets/app-'
  if (!html.includes(link) || !html.includes(app)) throw new Error(`${APP} is not as expected`)
  const script = link
    .replace('<link rel="modulepreload"', '<script type="module"')
    .replace('href=', 'src=')
    .replace(/>$/, '></script>')
  return html.replace(`    ${link}\n`, '').replace(app, `${script}\n    ${app}`)
}

function linkTo(bundle: Rolldown.OutputBundle, name: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (!found) throw new Error(`the build has no chunk ${name}`)
  return `<link rel="modulepreload" crossorigin href="/${found.fileName}">`
}

/**
 * theme.js and the early reads in one file that imports nothing: as a chunk it would share modules with the app and wait for
 * it. It holds up the document, but is small.
 */
async function buildFirstScript(): Promise<{ file: string; code: string }> {
  const bundle = await rolldown({
    input: pathOf('../src/app/early/early-reads.ts'),
    platform: 'browser',
    // Of the modules that it shares with the app it needs only texts.
    treeshake: { moduleSideEffects: false },
    // react-router's 'use client' is for React's server components; nothing of it is left here.
    checks: { moduleLevelDirective: false },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  const code = readFileSync(pathOf('../public/theme.js'), 'utf8') + output[0].code
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { file: `assets/first-${hash}.js`, code }
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

/** After the scripts and styles that Vite put there, which come first. */
function withLinks(html: string, links: string[]): string {
  return html.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
}
