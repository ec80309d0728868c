import { TRY_FIELD } from '@predio/domain/prospects'
import { newId } from '../../../../lib/new-id.ts'
import { changed } from '../../../../lib/data/changed.ts'
import { messages } from '../messages.ts'

/** PROS-25: posts to the address as an outside program would. Throws if the address did not accept the prospect. */
export async function sendTest(address: string): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: messages.testName,
      phone: '9990000000',
      message: messages.testMessage,
      [TRY_FIELD]: true,
      external_id: newId(),
    }),
    credentials: 'omit',
    signal: AbortSignal.timeout(20_000),
  })
  if (!response.ok) throw new Error(`the address answered ${response.status}`)
  await changed('prospects')
}
