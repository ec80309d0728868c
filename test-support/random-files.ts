import { createHash, randomBytes } from 'node:crypto'

/** Never the same twice, and of a type that the bucket of documents takes. */
export function randomPdf(bytes: number): Buffer<ArrayBuffer> {
  return randomFile(Buffer.from('%PDF-1.7\n'), bytes)
}

/** The same for the bucket of listings' photographs. */
export function randomJpeg(bytes: number): Buffer<ArrayBuffer> {
  return randomFile(Buffer.from('ffd8ffe000104a464946', 'hex'), bytes)
}

function randomFile(head: Buffer, bytes: number): Buffer<ArrayBuffer> {
  return Buffer.concat([head, randomBytes(Math.max(0, bytes - head.length))])
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
