import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { etagOf, type SiteFile } from './read-files.ts'

/** The built pages contain this wherever an absolute address is needed, so that one build serves every deployment. */
const PLACEHOLDER = 'https://origen.predio.invalid'

const BROTLI_QUALITY = 8

/** Link previews, sitemaps and search engines need whole addresses. */
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
