import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { extname, join, relative, sep } from 'node:path'

export interface SiteFile {
  bytes: Buffer
  compressed: { br?: Buffer; gzip?: Buffer }
  type: string
  etag: string
  immutable: boolean
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

export function readFiles(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const type = TYPES[extname(entry.name)]
    const address = `/${relative(folder, path).split(sep).join('/')}`
    if (!entry.isFile() || !type || address.includes('/.')) continue
    files.set(address, readFile(path, address, type))
  }
  return files
}

function readFile(path: string, address: string, type: string): SiteFile {
  const bytes = readFileSync(path)
  const br = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : undefined
  const gzip = existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : undefined
  return {
    bytes,
    compressed: { ...(br && { br }), ...(gzip && { gzip }) },
    type,
    etag: etagOf(bytes),
    immutable: address.startsWith('/assets/'),
  }
}

/** This quality suits pages of a few kilobytes and delays the start hardly at all. */
const BROTLI_QUALITY = 8

export function withText(file: SiteFile, text: string): SiteFile {
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return {
    ...file,
    bytes,
    compressed: { br: brotliCompressSync(bytes, { params }), gzip: gzipSync(bytes) },
    etag: etagOf(bytes),
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
