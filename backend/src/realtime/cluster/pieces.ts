import { BoundedMap } from '../../http/bounded-map.ts'

/** PostgreSQL refuses a NOTIFY of 8,000 bytes; some are left for the label. */
const PIECE_BYTES = 7_800
/** Messages of which pieces are missing. A process that died while sending leaves one behind. */
const MAX_INCOMPLETE = 100

/** One payload if it fits, else labelled pieces in base64, so that no character is cut in two. */
export function cut(message: string, id: string): string[] {
  if (Buffer.byteLength(message) <= PIECE_BYTES) return [message]
  const text = Buffer.from(message).toString('base64')
  const count = Math.ceil(text.length / PIECE_BYTES)
  return Array.from({ length: count }, (_, i) => {
    const piece = text.slice(i * PIECE_BYTES, (i + 1) * PIECE_BYTES)
    return `~${id}~${i}~${count}~${piece}`
  })
}

/** Puts pieces together. The pieces of one message come in order: they are of one transaction. */
export class Assembly {
  readonly #incomplete = new BoundedMap<string, string[]>(MAX_INCOMPLETE)

  /** The message, or undefined while pieces are missing. */
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
