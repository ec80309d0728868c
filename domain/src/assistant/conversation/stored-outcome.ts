import { z } from 'zod'
import { TOOL_NAMES } from '../tools/tool-schemas.ts'
import { maskSecrets } from '../mask-secrets.ts'

const MAX_LENGTH = 400

const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), tool: z.enum(TOOL_NAMES), text: z.string() }),
  z.object({ kind: z.literal('dismissed'), text: z.string() }),
  z.object({ kind: z.literal('refused'), text: z.string() }),
])

export type ProposalOutcome = z.output<typeof outcomeSchema>

export type StoredOutcome = ProposalOutcome | { kind: 'unknown'; text: string }

/** AST-74: the outcome of a proposal is stored with the assistant's answer. */
export function formatOutcome(outcome: ProposalOutcome): string {
  let text = maskSecrets(outcome.text).slice(0, MAX_LENGTH)
  let stored = JSON.stringify({ ...outcome, text })
  // Quotes and line breaks take two characters in JSON, so the text is shortened until the stored JSON fits.
  while (stored.length > MAX_LENGTH) {
    text = text.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '')
    stored = JSON.stringify({ ...outcome, text })
  }
  return stored
}

export function parseOutcome(stored: string): StoredOutcome {
  const read = outcomeSchema.safeParse(parseJson(stored))
  return read.success ? read.data : { kind: 'unknown', text: stored }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
