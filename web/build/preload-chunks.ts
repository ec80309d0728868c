import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'
import { AUTH_CHUNK, DASHBOARD_DOCUMENTS, REACT_CHUNK } from './chunks.ts'

const APP = 'app.html'

/** The browser reuses a preload only if `fetch` requests it alike (web/src/lib/deployment.ts). */
const CONFIG = '<link rel="preload" as="fetch" crossorigin href="/config.json">'

/** The theme is set before the first paint. */
const THEME = '<script src="/theme.js"></script>'

export function preloadChunks(): Plugin {
  return {
    name: 'predio:preload-chunks',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const app = bundle[APP]
      // The build of the public pages has no app.
      if (app?.type !== 'asset') return
      const source = String(app.source)
      app.source = withLinks(withReactFirst(source, bundle), [CONFIG, linkTo(bundle, AUTH_CHUNK)])
      const html = withoutStart(source, bundle)
      const first = await buildFirstScript()
      this.emitFile({ type: 'asset', fileName: first.file, source: first.code })
      // A link after the script would request the configuration a second time.
      const tags = `${CONFIG}\n    <script src="/${first.file}"></script>`
      // The same document for addresses below /dashboard, which asks for their screens' chunks too.
      for (const [fileName, chunks] of Object.entries(DASHBOARD_DOCUMENTS)) {
        const links = chunks.map((name) => linkTo(bundle, name))
        const source = withLinks(
          html.replace(THEME, () => tags),
          links,
        )
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

/** As a script of its own React runs when it has arrived; as an import of the app it would wait for the app. */
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

/** The first script runs these two, so that how the screen looked last is painted before them. */
function withoutStart(html: string, bundle: Rolldown.OutputBundle): string {
  const react = linkTo(bundle, REACT_CHUNK)
  return html
    .replace(`    ${react}\n`, '')
    .replace(
      /<script type="module" crossorigin src="([^"]+)"><\/script>/,
      (_script, app: string) => `${toRun(react)}\n    ${toRun(preload(app))}`,
    )
}

function toRun(link: string): string {
  return link.replace('<link', '<link data-run')
}

function linkTo(bundle: Rolldown.OutputBundle, name: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (!found) throw new Error(`the build has no chunk ${name}`)
  return preload(`/${found.fileName}`)
}

function preload(href: string): string {
  return `<link rel="modulepreload" crossorigin href="${href}">`
}

/**
 * theme.js and the early reads are one file that imports nothing: as a chunk it would share modules with the app and wait for it. The file
 * blocks the document, but is small.
 */
async function buildFirstScript(): Promise<{ file: string; code: string }> {
  const bundle = await rolldown({
    input: pathOf('../src/app/early/early-reads.ts'),
    platform: 'browser',
    // Only texts are needed of the modules that are shared with the app.
    treeshake: { moduleSideEffects: false },
    // react-router's 'use client' is for React's server components, which are not used here.
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

/** Vite's scripts and styles come first. */
function withLinks(html: string, links: string[]): string {
  return html.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
}
