import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { build } from 'vite'
import { prerenderPages } from './prerender.mjs'
import { root } from './root.mjs'

const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.ttf',
])

/** Brotli's best quality takes half of a build's processor time. With the quick one the copies are a tenth larger. */
const BROTLI_QUALITY = { best: constants.BROTLI_MAX_QUALITY, quick: 5 }

/** @param {{ isQuick: boolean }} options */
export async function bundleWeb({ isQuick }) {
  await build({ root: join(root, 'web'), logLevel: 'warn' })
  const dist = join(root, 'web/dist')
  await prerenderPages(dist, process.env.SITE_ORIGIN)
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[isQuick ? 'quick' : 'best'],
    }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }))
  }
}

/** Our own sources become one file. Packages stay in node_modules. */
export async function bundleServer() {
  const dist = join(root, 'backend/dist')
  rmSync(dist, { recursive: true, force: true })
  const bundle = await rolldown({
    input: join(root, 'backend/src/main.ts'),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@predio/'),
  })
  await bundle.write({ file: join(dist, 'main.js'), format: 'esm', sourcemap: true })
  await bundle.close()
}
