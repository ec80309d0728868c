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

/**
 * What opens without a connection, each with everything it imports: the frame, what is useful in it then, and the forms
 * that are one press away, which say that they cannot save; one that did not load would take its screen along.
 */
const SCREENS = [
  'app.html',
  'src/app/dashboard-page.tsx',
  'src/app/crm/crm-section.tsx',
  'src/features/auth/login-screen.tsx',
  'src/features/calculator/calculator-screen.tsx',
  'src/features/clients/clients-tab.tsx',
  'src/features/clients/page/client-page.tsx',
  'src/app/frame/phone-menu.tsx',
  'src/records/interactions/interaction-dialog.tsx',
  'src/features/interactions/interactions-tab.tsx',
  'src/features/notifications/notification-list.tsx',
  'src/features/offline/connection-status.tsx',
  'src/features/opportunities/opportunities-tab.tsx',
  'src/features/properties/browse/filter-fields.tsx',
  'src/features/properties/browse/sort-select.tsx',
  'src/features/properties/chat/chat-side.tsx',
  'src/features/properties/chat/chat-toggle.tsx',
  'src/features/properties/detail/detail-view.tsx',
  'src/app/properties-section.tsx',
  'src/features/assistant/panel/assistant-panel.tsx',
  'src/features/properties/record/record-dialog.tsx',
  'src/features/properties/tags/tags-dialog.tsx',
  'src/records/links/link-dialog.tsx',
  'src/records/tasks/task-dialog.tsx',
  'src/features/tasks/tasks-tab.tsx',
  'src/ui/toast-region.tsx',
]

/** Of the public folder, what the app's document asks for. */
const NAMED = ['theme.js', 'favicon.svg', 'manifest.webmanifest', 'azulejos.svg', 'icono-192.png']

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
        const built = SCREENS.flatMap((screen) => filesOf(bundle, screen))
        const fonts = Object.keys(bundle).filter((file) => FONTS.test(file))
        const files = [...new Set(['app.html', ...built, ...fonts])].toSorted()
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

/** A screen's chunk, what it imports and the styles of all of them. */
function filesOf(bundle: Bundle, screen: string): string[] {
  const first = Object.values(bundle).find(
    (file): file is Chunk =>
      file.type === 'chunk' && Boolean(file.facadeModuleId?.endsWith(`/${screen}`)),
  )
  if (!first)
    throw new Error(`${screen} is not in the build: see SCREENS in web/build/service-worker.ts`)
  const found = new Set<string>()
  function visit(file: string): void {
    const chunk = bundle[file]
    if (found.has(file) || chunk?.type !== 'chunk') return
    found.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const next of chunk.imports) visit(next)
  }
  visit(first.fileName)
  return [...found]
}

function contentOf(bundle: Bundle, file: string): string | Uint8Array {
  const output = bundle[file]
  if (!output) return ''
  return output.type === 'chunk' ? output.code : output.source
}
