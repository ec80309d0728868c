import { BoundedMap } from '../../http/bounded-map.ts'

/** PostgreSQL refuses a NOTIFY of 8,000 bytes or more. The remaining bytes are for the label. */
const PIECE_BYTES = 7_800
const MAX_INCOMPLETE = 100

/** Pieces are in base64, so that no character is cut in two. */
export function cutIntoPieces(message: string, id: string): string[] {
  if (Buffer.byteLength(message) <= PIECE_BYTES) return [message]
  const text = Buffer.from(message).toString('base64')
  const count = Math.ceil(text.length / PIECE_BYTES)
  return Array.from({ length: count }, (_, i) => {
    const piece = text.slice(i * PIECE_BYTES, (i + 1) * PIECE_BYTES)
    return `~${id}~${i}~${count}~${piece}`
  })
}

/** All pieces of a message come in order because one transaction sends them. */
export class PieceAssembly {
  readonly #incomplete = new BoundedMap<string, string[]>(MAX_INCOMPLETE)

  take(payload: string): string | undefined {
    if (!payload.startsWith('~')) return payload
    const [, id = '', index, count, piece = ''] = payload.split('~')
    const pieces = this.#incomplete.get(id) ?? []
    if (Number(index) !== pieces.length) {
      this.#incomplete.delete(id)
      return undefined
    }
    pieces.push(piece)
    if (pieces.length < Number(count)) {
      this.#incomplete.set(id, pieces)
      return undefined
    }
    this.#incomplete.delete(id)
    return Buffer.from(pieces.join(''), 'base64').toString('utf8')
  }
}
