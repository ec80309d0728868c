import { createHash, randomBytes } from 'node:crypto'

export function randomPdf(bytes: number): Buffer<ArrayBuffer> {
  return randomFile(Buffer.from('%PDF-1.7\n'), bytes)
}

export function randomJpeg(bytes: number): Buffer<ArrayBuffer> {
  return randomFile(Buffer.from('ffd8ffe000104a464946', 'hex'), bytes)
}

function randomFile(head: Buffer, bytes: number): Buffer<ArrayBuffer> {
  return Buffer.concat([head, randomBytes(Math.max(0, bytes - head.length))])
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
