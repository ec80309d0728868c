import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const ENTRY = 'src/service-worker/service-worker.ts'
/** A worker controls addresses beside and below its own, so it is at the root; browsers request this name, so it has no hash. */
const FILE = 'sw.js'
const PLACEHOLDER = 'PREDIO_SHELL'
const PAGE = 'app.html'
/** What opens at addresses below /dashboard, with its first script (preload-chunks.ts). */
const DASHBOARD = /^(dashboard\.html|assets\/first-.*\.js)$/

/**
 * Everything that the app can open works offline, if only to say that it needs a connection. The libraries that make or show files are left
 * out: they are half of the program and useless offline.
 */
const ON_DEMAND = /\/node_modules\/(docx|pdfjs-dist|pdfmake)\//

/** A library that exceeds this limit of precached bytes belongs to those above, or has to go. */
const MAX_BYTES = 3_500_000

/** The app's document requests these files of the public folder. */
const NAMED = ['theme.js', 'favicon.svg', 'manifest.webmanifest', 'icono-192.png']

/** Other fonts than Latin load when a text needs them. */
const FONTS = /nunito-sans-latin-wght-normal.*\.woff2$/

/** The built service worker contains the list of the shell's files and a version made of their contents. */
export function serviceWorker(): Plugin {
  let publicDir = ''
  return {
    name: 'predio:service-worker',
    // The build of the public pages has no app.
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
        const named = Object.keys(bundle).filter((file) => FONTS.test(file) || DASHBOARD.test(file))
        const files = [...new Set([PAGE, ...filesOf(bundle), ...named])].toSorted()
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

/** The chunks include those that load later, and all styles. */
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
