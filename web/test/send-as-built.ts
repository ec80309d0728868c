import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

/** Libraries that Vite's optimizer has bundled, and the worker of pdf.js, which is one bundle already. */
const BUNDLE = /^\/node_modules\/\.vite\/[^?]+\/deps\/[\w@.-]+\.js\?v=\w+$/
const WORKER =
  /\/node_modules\/pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs\?worker_file&type=module$/
/** A bundle must import the same version query that Vite uses, because otherwise there would be two copies of React. */
const IMPORT = /^((?:import|export)[^"';]*")([^"]+)(";?)$/gm

/**
 * Sends large libraries as they were bundled. Vitest would parse each of them so that tests can replace its exports, which no test does.
 * For pdfmake, pdf.js and react-aria that takes half a minute of the process that also passes on every press of every test.
 */
export function sendAsBuilt(): Plugin {
  return {
    name: 'predio:send-as-built',
    configureServer(server) {
      server.middlewares.use(({ url = '' }, response, next) => {
        const code = BUNDLE.test(url) || WORKER.test(url) ? load(server, url) : undefined
        if (code === undefined) return next()
        response.setHeader('content-type', 'text/javascript')
        response.setHeader('cache-control', 'max-age=31536000, immutable')
        response.end(code)
      })
    },
  }
}

/**
 * Returns undefined while Vite bundles, after it has bundled again, and for imports of anything but bundles; Vite then answers itself.
 */
function load(server: ViteDevServer, url: string): string | undefined {
  const [path = '', query = ''] = url.split('?')
  if (path.startsWith('/@fs/')) return readText(path.slice('/@fs'.length))
  const { metadata } = server.environments.client.depsOptimizer ?? {}
  const bundles = { ...metadata?.optimized, ...metadata?.chunks }
  const versions = new Map(Object.values(bundles).map((each) => [each.file, each.browserHash]))
  const file = join(server.config.root, path)
  const code = query === `v=${versions.get(file)}` ? readText(file) : undefined
  let isWhole = true
  const versioned = code?.replaceAll(IMPORT, (_, head: string, from: string, end: string) => {
    const version = versions.get(join(file, '..', from))
    isWhole &&= version !== undefined
    return `${head}${from}?v=${version}${end}`
  })
  return isWhole ? versioned : undefined
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
