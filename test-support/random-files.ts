import { createHash, randomBytes } from 'node:crypto'

/** Never the same twice, and of a type that the bucket of documents takes. */
export function randomPdf(bytes: number): Buffer<ArrayBuffer> {
  const head = '%PDF-1.7\n'
  return Buffer.concat([Buffer.from(head), randomBytes(Math.max(0, bytes - head.length))])
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
