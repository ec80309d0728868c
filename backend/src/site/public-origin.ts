import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { etagOf, type SiteFile } from './read-files.ts'

/** Stands in the built pages wherever an absolute address is needed; one build serves every deployment. */
const PLACEHOLDER = 'https://origen.predio.invalid'

/** High enough for pages of a few kilobytes, low enough not to be felt at the start. */
const BROTLI_QUALITY = 8

/** The file as this deployment shows it: link previews, sitemaps and search engines want whole addresses. */
export function withPublicOrigin(file: SiteFile, origin: string): SiteFile {
  if (!/^(text\/(html|plain)|application\/xml)/.test(file.type)) return file
  if (!file.bytes.includes(PLACEHOLDER)) return file
  const bytes = Buffer.from(file.bytes.toString('utf8').replaceAll(PLACEHOLDER, origin))
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return {
    ...file,
    bytes,
    compressed: { br: brotliCompressSync(bytes, { params }), gzip: gzipSync(bytes) },
    etag: etagOf(bytes),
  }
}
