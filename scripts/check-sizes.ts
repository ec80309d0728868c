// Checks the gzipped size of the public pages' scripts, of their documents, and of the pictures of the help against budgets.
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/root.mjs'

const dist = join(root, 'web/dist')
const help = readdirSync(join(dist, 'ayuda'))

/** The public pages, which are documents of their own. The weight of the app is measured as time, by the bench. */
const DOCUMENTS = [
  'index.html',
  'terminos.html',
  'privacidad.html',
  'ayuda.html',
  ...help.filter((file) => file.endsWith('.html')).map((file) => `ayuda/${file}`),
]
const KILOBYTES = 15
/** Pages behind the links that agents share (SEL-26, DOC-110, OREP-14). Their script loads the content and sends what the visitor enters, so their budget is larger. */
const LINK_DOCUMENTS = [
  'seleccion.html',
  'compartido.html',
  'reporte.html',
  'aviso.html',
  'contacto.html',
]
const LINK_KILOBYTES = 20
/** PUB-23: the limit for a picture. */
const PICTURE_KILOBYTES = 60
/** The server makes the pages of an agent's site (decision 31), so no document names their script. */
const AGENT_SITE_KILOBYTES = 5

/** All scripts of a document are named in it, because its script is one file without imports (web/vite.site.config.ts). */
function scriptsOf(document: string): string[] {
  const html = readFileSync(join(dist, document), 'utf8')
  const scripts = [
    ...html.matchAll(/<script[^>]* src="\/([^"]+)"|modulepreload"[^>]* href="\/([^"]+)"/g),
  ]
  if (scripts.length === 0) throw new Error(`${document} has no script`)
  return scripts.map(([, src, href]) => src ?? href ?? '')
}

let isOver = false
for (const document of [...DOCUMENTS, ...LINK_DOCUMENTS]) {
  const most = LINK_DOCUMENTS.includes(document) ? LINK_KILOBYTES : KILOBYTES
  const bytes = scriptsOf(document)
    .map((file) => gzipSync(readFileSync(join(dist, file))).byteLength)
    .reduce((sum, size) => sum + size, 0)
  const size = Math.ceil(bytes / 1000)
  const page = Math.ceil(gzipSync(readFileSync(join(dist, document))).byteLength / 1000)
  console.log(`${document}: ${size} kB of script and ${page} kB of text, of ${most} kB each`)
  isOver ||= size > most || page > most
}
// The renderer names the script that its pages load; the app has chunks with the same name.
const renderer = readFileSync(join(dist, '../dist-server/agent-site.js'), 'utf8')
const agentSite = new Set(renderer.match(/(?<=\/assets\/)agent-site-[\w-]+\.js/g))
if (agentSite.size !== 1) throw new Error(`an agent's site has ${agentSite.size} scripts`)
for (const file of agentSite) {
  const size = Math.ceil(gzipSync(readFileSync(join(dist, 'assets', file))).byteLength / 1000)
  console.log(`an agent's site: ${size} kB of script, of ${AGENT_SITE_KILOBYTES} kB`)
  isOver ||= size > AGENT_SITE_KILOBYTES
}
for (const picture of help.filter((file) => file.endsWith('.webp'))) {
  const size = Math.ceil(statSync(join(dist, 'ayuda', picture)).size / 1000)
  if (size <= PICTURE_KILOBYTES) continue
  console.log(`ayuda/${picture}: ${size} kB of ${PICTURE_KILOBYTES} kB`)
  isOver = true
}
process.exit(isOver ? 1 : 0)
