import type { PublicDocument, PublicFile } from '@predio/domain/documents'
import { addressOf, callFunction } from '../../frame/call-function.ts'
import { tokenOfAddress } from '../../frame/open-link.ts'

/** DOC-06: a signed address is valid for 60 seconds; the difference leaves time for slow connections. */
const SIGNED_URL_MS = 45_000

export class SharedFile {
  #answer: PublicFile
  #openedAt = Date.now()

  constructor(answer: PublicFile) {
    this.#answer = answer
  }

  get type(): string {
    return this.#answer.type
  }

  /** If the signed address may have expired, the link is opened again, which counts as a view. */
  async read(): Promise<Blob> {
    if (Date.now() - this.#openedAt >= SIGNED_URL_MS) await this.#openAgain()
    return readSigned(this.#answer)
  }

  async #openAgain(): Promise<void> {
    const answer = await callFunction<PublicDocument>('shared-document', {
      action: 'open',
      token: tokenOfAddress(),
    })
    if (answer.kind !== 'file') throw new Error('the shared document is no file any more')
    this.#answer = answer
    this.#openedAt = Date.now()
  }
}

export async function readSigned({ signedUrl }: PublicFile): Promise<Blob> {
  const address = addressOf(signedUrl)
  if (address === null) throw new Error('the shared file has no address')
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the shared file answered ${response.status}`)
  return response.blob()
}
