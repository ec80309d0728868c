import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from './root.mjs'

/** The server replaces this placeholder by PUBLIC_URL (backend/src/site/public-origin.ts). */
const PLACEHOLDER = 'https://origen.predio.invalid'
const STARTING = /<svg\s+class="starting"[^]*?<\/svg>/
const ADDRESSED = new Set(['.html', '.txt', '.xml'])
/** Each page that opens by a link has a script of its own, so that visitors of the public pages do not load it. */
const SITE = 'src/app/site/site.ts'
const LINK_SCRIPTS = new Map([
  ['seleccion.html', 'src/app/links/selection/selection.ts'],
  ['compartido.html', 'src/app/links/document/document.ts'],
  ['aviso.html', 'src/app/links/notice/notice.ts'],
  ['contacto.html', 'src/app/links/contact/contact.ts'],
  ['reporte.html', 'src/app/links/report/report.ts'],
])
/** A classic script cannot be split, so the modules that it loads later are built separately. */
const LATER = new Map([
  ['src/app/links/document/document.ts', 'src/app/links/document/files/file-tools.ts'],
])
/** An agent's site is rendered by the server when somebody asks (decision 31): its own script, and the renderer. */
const AGENT_SITE = {
  script: 'src/app/agent-site/client/agent-site.ts',
  renderer: 'src/app/agent-site/agent-site.tsx',
}
const LARGE_PREVIEW = '<meta name="twitter:card" content="summary_large_image" />'
/** The configuration is preloaded, because the script needs it first. */
const CONFIG = '<link rel="preload" as="fetch" href="/config.json" crossorigin />'

/**
 * Writes the public pages: documents with content and descriptions, so that they can be read without JavaScript, and one script and
 * one stylesheet for all.
 * @param {string} dist
 * @param {string} [origin] for hosts that serve the files as they are
 */
export async function prerenderPages(dist, origin = PLACEHOLDER) {
  const files = tagsOf(await bundleScript(dist, SITE))
  const { prerender, prerenderFrames, prerenderLogin } = await bundlePages()
  for (const { path, frame } of prerenderFrames()) writeFrame(dist, path, frame)
  writeLogin(dist, 'login.html', prerenderLogin({ offersDemo: false }))
  writeLogin(dist, 'login-demo.html', prerenderLogin({ offersDemo: true }))
  const pages = prerender(PLACEHOLDER)
  for (const { file, template = file, path, page, data, isPrivate, ...named } of pages) {
    const html = withNames(readFileSync(join(root, 'web', template), 'utf8'), named)
    const script = LINK_SCRIPTS.get(file)
    const ownFiles = script && `${CONFIG}\n    ${tagsOf(await bundleScript(dist, script))}`
    const head = isPrivate ? previewOf(html, path) : headOf(html, PLACEHOLDER, path, data)
    const whole = html
      .replace('<!--files-->', () => ownFiles ?? files)
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => page)
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), whole)
  }
  await bundleAgentSite(dist)
  const open = pages.filter(({ isPrivate }) => !isPrivate)
  writeFileSync(join(dist, 'sitemap.xml'), sitemapOf(open.map(({ path }) => path)))
  if (origin !== PLACEHOLDER) writeOrigin(dist, origin)
}

/** @param {string} dist @param {string} script @returns {Promise<string[]>} the written files, below `dist` */
async function bundleScript(dist, script) {
  const later = LATER.get(script)
  return bundle(dist, { input: script }, later ? await bundleLater(dist, later) : undefined)
}

/** @param {string} dist @param {string} module @returns {Promise<import('vite').Plugin>} a plug-in by which a script finds the built module */
async function bundleLater(dist, module) {
  const [file] = await bundle(dist, {
    input: module,
    output: { format: 'es' },
    preserveEntrySignatures: 'strict',
  })
  const source = join(root, 'web', module)
  return {
    name: 'predio:later',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && join(dirname(importer), id) === source
        ? { id: `/${file}`, external: 'absolute' }
        : undefined,
  }
}

/**
 * @param {string} dist @param {import('vite').Rolldown.RolldownOptions} rolldownOptions
 * @param {import('vite').Plugin} [plugin] @returns {Promise<string[]>} the written files, below `dist`, those of the entry first
 */
async function bundle(dist, rolldownOptions, plugin) {
  const built = await build({
    root: join(root, 'web'),
    configFile: join(root, 'web/vite.site.config.ts'),
    logLevel: 'warn',
    plugins: [plugin],
    build: { outDir: dist, rolldownOptions },
  })
  if (!('output' in built)) throw new Error('a script was not built once')
  return built.output.map(({ fileName }) => fileName)
}

/**
 * The script comes first, because it would wait for styles above it. The fonts of the first lines are preloaded with the page, but after
 * the styles: on a slow line they would take half of the time that script, styles and first picture need.
 * @param {string[]} files
 */
function tagsOf(files) {
  const { script, styles, fonts } = addressesOf(files)
  return [
    `<script src="${script}"></script>`,
    `<link rel="stylesheet" href="${styles}" />`,
    ...fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" href="${font}" crossorigin />`,
    ),
  ].join('\n    ')
}

/** @param {string[]} files */
function addressesOf(files) {
  const addresses = files.map((file) => `/${file}`)
  const script = addresses.find((address) => address.endsWith('.js'))
  const styles = addresses.find((address) => address.endsWith('.css'))
  if (!script || !styles) throw new Error('the site has no script or no styles')
  return {
    script,
    styles,
    fonts: addresses.filter((address) => address.includes('-latin-wght-normal')),
  }
}

/**
 * Writes the app's document with the form of /login, which is shown until the app has loaded: on a slow line this takes two seconds.
 * @param {string} dist @param {string} file @param {string} form
 */
function writeLogin(dist, file, form) {
  const app = readFileSync(join(dist, 'app.html'), 'utf8')
  if (!STARTING.test(app)) throw new Error('app.html shows nothing while the app arrives')
  writeFileSync(
    join(dist, file),
    app.replace(STARTING, (starting) => `${starting}${form}`),
  )
}

/** The documents of the first screens (web/build/chunks.ts), by their path. */
const FRAMED = new Map([
  ['/dashboard', 'dashboard-propiedades.html'],
  ['/dashboard/clientes', 'dashboard-clientes.html'],
  ['/dashboard/today', 'dashboard-today.html'],
])

/**
 * The frame of a first screen stands before the app has come. It lies in a closed shadow tree as how the screen looked last does
 * (web/src/lib/first-look.ts), with the styles of the document.
 * @param {string} dist @param {string} path @param {string} frame
 */
function writeFrame(dist, path, frame) {
  const file = join(dist, FRAMED.get(path) ?? '')
  const html = readFileSync(file, 'utf8')
  const styles = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0]
  if (!styles) throw new Error(`the document of ${path} has no styles`)
  const host = `<div id="look" inert aria-hidden="true"><template shadowrootmode="closed">${styles}${frame}</template></div>`
  writeFileSync(
    file,
    // The frame's letters are the first that are painted.
    html.replace(' fetchpriority="low"', '').replace('<body>', () => `<body>\n    ${host}`),
  )
}

/**
 * @returns {Promise<{ prerender: (origin: string) => { file: string, template?: string, path: string, title?: string,
 *   description?: string, page: string, data?: object, isPrivate?: boolean }[],
 *   prerenderFrames: () => { path: string, frame: string }[],
 *   prerenderLogin: (offer: { offersDemo: boolean }) => string }>}
 */
async function bundlePages() {
  // The folder is inside the checkout, so that packages are found. Its name contains the process id, because several builds may run at
  // once.
  const folder = join(root, `node_modules/.cache/predio-prerender-${process.pid}`)
  await bundleForNode('src/app/prerender/prerender.tsx', folder)
  // The modules listen to other tabs, which must not keep the build from ending.
  const Channel = globalThis.BroadcastChannel
  globalThis.BroadcastChannel = class extends Channel {
    /** @param {string} name */
    constructor(name) {
      super(name)
      this.unref()
    }
  }
  const pages = await import(pathToFileURL(join(folder, 'prerender.js')).href)
  globalThis.BroadcastChannel = Channel
  rmSync(folder, { recursive: true, force: true })
  return pages
}

/** @param {string} dist */
async function bundleAgentSite(dist) {
  const { script, styles } = addressesOf(await bundleScript(dist, AGENT_SITE.script))
  await bundleForNode(AGENT_SITE.renderer, join(root, 'web/dist-server'), {
    AGENT_SITE_FILES: JSON.stringify({ script, styles }),
    // React brings both of its builds and would choose while it runs.
    'process.env.NODE_ENV': '"production"',
  })
}

/** @param {string} entry @param {string} outDir @param {Record<string, string>} [define] */
async function bundleForNode(entry, outDir, define) {
  await build({
    root: join(root, 'web'),
    logLevel: 'warn',
    ...(define && { define }),
    ssr: { noExternal: true },
    // What the app loads later is not part of a document.
    plugins: [
      {
        name: 'predio:without-later',
        resolveDynamicImport: (id) => (typeof id === 'string' ? { id, external: true } : null),
      },
    ],
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      sourcemap: false,
    },
  })
}

/**
 * Fills in the title and the description of a document that several pages share.
 * @param {string} html @param {{ title?: string, description?: string }} named
 */
function withNames(html, { title = '', description = '' }) {
  return html
    .replace('<!--title-->', () => escaped(title))
    .replace('<!--description-->', () => escaped(description))
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** @param {string[]} paths */
function sitemapOf(paths) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${PLACEHOLDER}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

/**
 * Writes the tags of a link preview for a page behind a shared link. Every link has the same preview, which tells nothing of the recipient.
 * @param {string} html @param {string} path
 */
function previewOf(html, path) {
  const { title, description } = namesOf(html, path)
  const properties = {
    'og:type': 'website',
    'og:locale': 'es_MX',
    'og:title': title,
    'og:description': description,
    'og:image': `${PLACEHOLDER}/og-${path.replaceAll('/', '')}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  return [...tagsOfPreview(properties), LARGE_PREVIEW].join('\n    ')
}

/** @param {Record<string, string>} properties */
function tagsOfPreview(properties) {
  return Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${content}" />`,
  )
}

/** @param {string} html @param {string} path */
function namesOf(html, path) {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]
  const description = /name="description"\s+content="([^"]+)"/.exec(html)?.[1]
  if (!title || !description) throw new Error(`the document of ${path} has no title or description`)
  return { title, description }
}

/**
 * Repeats the document's own title and description for link previews.
 * @param {string} html @param {string} origin @param {string} path @param {object | undefined} data
 */
function headOf(html, origin, path, data) {
  const { title, description } = namesOf(html, path)
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Predio',
    'og:locale': 'es_MX',
    'og:title': title,
    'og:description': description,
    'og:url': `${origin}${path}`,
    'og:image': `${origin}/og.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Predio: todo tu negocio inmobiliario, bajo un mismo techo',
  }
  return [
    `<link rel="canonical" href="${origin}${path}" />`,
    ...tagsOfPreview(properties),
    LARGE_PREVIEW,
    // A "<" in the data could end the element, so it is escaped.
    ...(data
      ? [
          `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
  ].join('\n    ')
}

/** @param {string} dist @param {string} origin */
function writeOrigin(dist, origin) {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!ADDRESSED.has(extname(name))) continue
    const path = join(dist, name)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(PLACEHOLDER, new URL(origin).origin))
  }
}
