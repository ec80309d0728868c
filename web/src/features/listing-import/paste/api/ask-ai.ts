import { listingRequest, readListingReply, type ListingCells } from '@predio/domain/listing-import'
import { AiFailure, completeChat } from '../../../../lib/ai/index.ts'
import { deployment } from '../../../../lib/deployment.ts'
import { readAiKey } from '../../../../lib/saved-keys.ts'

export type AiReading = { cells: ListingCells } | { problem: 'none' | 'unreadable' }

/** LIMP-11: the text goes to the AI provider whose key the agent saved. Throws an AiFailure. */
export async function askAi(text: string, signal: AbortSignal): Promise<AiReading> {
  const { state, key, found } = await readAiKey(text)
  signal.throwIfAborted()
  if (state !== 'saved') return { problem: state }
  // The AI must not see the key of the agent's site.
  const safe = found.reduce((left, secret) => left.replaceAll(secret, ''), text)
  const reply = await completeChat({
    key,
    body: listingRequest(safe, deployment().aiModel),
    signal,
  })
  const cells = readListingReply(reply.text)
  if (cells === null) throw new AiFailure('nonsense')
  // The whole text is the description unless the AI extracted a shorter one.
  return { cells: { description: text, ...cells } }
}
