import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** A page is compressed while somebody waits for it. */
const BROTLI_QUALITY = 5

export interface StoredPage {
  status: number
  type: string
  bytes: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
  /** Where the page really stands; another address of it leads there. */
  path: string | null
}

export async function compressPage(
  page: Pick<StoredPage, 'status' | 'type' | 'path'>,
  text: string,
): Promise<StoredPage> {
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const [br, zipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes)])
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { ...page, bytes, br, gzip: zipped, etag }
}

/** What a page takes besides its bytes. */
const OVERHEAD = 1_000

/** The pages that were asked for last, within a number of bytes. */
export class PageStore {
  readonly #maxBytes: number
  readonly #pages = new Map<string, StoredPage>()
  #size = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get size(): number {
    return this.#size
  }

  get(key: string): StoredPage | undefined {
    const page = this.#pages.get(key)
    if (page) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  set(key: string, page: StoredPage): void {
    this.#drop(key)
    this.#pages.set(key, page)
    this.#size += sizeOf(key, page)
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= this.#maxBytes) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#size -= sizeOf(key, page)
    this.#pages.delete(key)
  }
}

function sizeOf(key: string, { bytes, br, gzip: zipped }: StoredPage): number {
  return OVERHEAD + 2 * key.length + bytes.length + br.length + zipped.length
}
