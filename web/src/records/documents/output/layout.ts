import type { Block, Paragraph, Signature } from '@predio/domain/documents'

type Plain = Exclude<Block, Signature>

/** DOC-16: the parts of which a printed document consists. */
export type Part =
  | { kind: 'block'; block: Plain }
  /** The signatures stay on one page with the sentence before them, because a page must not hold signatures only. */
  | { kind: 'signing'; lead: Paragraph | null; signatures: Signature[] }
  /** The next note of a series begins on a new page. */
  | { kind: 'page' }
  /** Every note of a series has the logo, because each is handed over separately. */
  | { kind: 'letterhead' }

export function layOut(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [{ kind: 'letterhead' }]
  for (const [at, block] of blocks.entries()) {
    const last = parts.at(-1)
    if (block.type === 'signature') {
      if (last?.kind === 'signing') last.signatures.push(block)
      else parts.push({ kind: 'signing', lead: takeLead(parts), signatures: [block] })
    } else if (block.type === 'rule' && isTitle(blocks[at + 1])) {
      parts.push({ kind: 'page' }, { kind: 'letterhead' })
    } else parts.push({ kind: 'block', block })
  }
  return parts
}

function takeLead(parts: Part[]): Paragraph | null {
  const last = parts.at(-1)
  if (last?.kind !== 'block' || last.block.type !== 'paragraph') return null
  parts.pop()
  return last.block
}

function isTitle(block: Block | undefined): boolean {
  return block?.type === 'heading' && block.level === 1
}

export function inPairs<T>(items: readonly T[]): T[][] {
  const pairs: T[][] = []
  for (let at = 0; at < items.length; at += 2) pairs.push(items.slice(at, at + 2))
  return pairs
}
