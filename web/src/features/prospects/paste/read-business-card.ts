import { type PastedFacts, readCardReply, cardRequest } from '@predio/domain/prospects'
import { AiFailure, completeChat } from '../../../lib/ai/index.ts'
import { deployment } from '../../../lib/deployment.ts'
import { canvasOf } from '../../../lib/pictures/canvas.ts'
import { openPhoto } from '../../../lib/pictures/read-picture.ts'
import { toDataUrl } from '../../../lib/pictures/to-data-url.ts'
import { readAiKey } from '../../../lib/saved-keys.ts'
import { fitSize } from '@predio/domain/images'

/** Small letters stay readable, and a provider takes no more. */
const ROOM = { width: 1600, height: 1600 }

/** PROS-55: asks the agent's own provider what a card says; the photograph is kept nowhere. Throws an AiFailure. */
export async function readBusinessCard(
  file: File,
  signal: AbortSignal,
): Promise<{ facts: PastedFacts } | { problem: 'none' | 'unreadable' }> {
  const { state, key } = await readAiKey()
  signal.throwIfAborted()
  if (state !== 'saved') return { problem: state }
  const reply = await completeChat({
    key,
    body: cardRequest(await toDataUrl(await shrink(file)), deployment().aiModel),
    signal,
  })
  const facts = readCardReply(reply.text)
  if (facts === null) throw new AiFailure('nonsense')
  return { facts }
}

async function shrink(file: File): Promise<Blob> {
  const bitmap = await openPhoto(file)
  const size = fitSize(bitmap, ROOM)
  const { canvas, context } = canvasOf(size, true)
  context.drawImage(bitmap, 0, 0, size.width, size.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
}
