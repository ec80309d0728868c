import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const ENTRY = 'src/service-worker/service-worker.ts'
/** At the root: a worker rules over what lies beside and below it. No hash: browsers ask for it by this name. */
const FILE = 'sw.js'
const PLACEHOLDER = 'PREDIO_SHELL'
const PAGE = 'app.html'

/**
 * Everything that the app can open works without a connection, if only to say that it needs one. What makes or shows
 * files is apart: these libraries are half of the program, and without a connection there is nothing for them to do.
 */
const ON_DEMAND = /\/node_modules\/(docx|pdfjs-dist|pdfmake)\//

/** Of what is fetched ahead. A library that takes it over this belongs among those above, or has to go. */
const MAX_BYTES = 3_500_000

/** Of the public folder, what the app's document asks for. */
const NAMED = ['theme.js', 'favicon.svg', 'manifest.webmanifest', 'icono-192.png']

/** Latin letters only: the others load when a text needs them. */
const FONTS = /nunito-sans-latin-wght-normal.*\.woff2$/

/** Writes the list of the shell's files, and a version made of their contents, into the built service worker. */
export function serviceWorker(): Plugin {
  let publicDir = ''
  return {
    name: 'predio:service-worker',
    // Not where the pages are rendered: there is no app.
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config: () => ({
      build: {
        rolldownOptions: {
          input: [fileURLToPath(new URL(`../${ENTRY}`, import.meta.url))],
          output: {
            entryFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.endsWith(ENTRY) ? FILE : 'assets/[name]-[hash].js',
          },
        },
      },
    }),
    configResolved: (config) => {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[FILE]
        if (worker?.type !== 'chunk') return this.error(`${FILE} is not in the build`)
        if (worker.imports.length > 0)
          return this.error(`${FILE} must stand alone, and imports ${worker.imports[0]}`)
        if (!worker.code.includes(PLACEHOLDER)) return this.error(`${FILE} has no ${PLACEHOLDER}`)
        const fonts = Object.keys(bundle).filter((file) => FONTS.test(file))
        const files = [...new Set([PAGE, ...filesOf(bundle), ...fonts])].toSorted()
        const bytes = files.reduce((sum, file) => sum + contentOf(bundle, file).length, 0)
        if (bytes > MAX_BYTES)
          return this.error(`The service worker would fetch ${bytes} bytes ahead: see ON_DEMAND`)
        const hash = createHash('sha256')
        for (const file of files) hash.update(file).update(contentOf(bundle, file))
        for (const file of NAMED) hash.update(file).update(readFileSync(join(publicDir, file)))
        const shell = {
          version: hash.digest('base64url').slice(0, 12),
          files: [...files, ...NAMED].map((file) => `/${file}`),
        }
        worker.code = worker.code.replaceAll(PLACEHOLDER, JSON.stringify(shell))
        return undefined
      },
    },
  }
}

/** The app's chunks, those that it loads later too, and the styles of all of them. */
function filesOf(bundle: Bundle): Set<string> {
  const found = new Set<string>()
  function visit(file: string): void {
    const chunk = bundle[file]
    if (found.has(file) || chunk?.type !== 'chunk') return
    if (chunk.moduleIds.some((id) => ON_DEMAND.test(id))) return
    found.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  const entry = Object.values(bundle).find(
    (file): file is Chunk =>
      file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${PAGE}`) === true,
  )
  if (!entry) throw new Error(`${PAGE} is not in the build`)
  visit(entry.fileName)
  return found
}

function contentOf(bundle: Bundle, file: string): string | Uint8Array {
  const output = bundle[file]
  if (!output) return ''
  return output.type === 'chunk' ? output.code : output.source
}
