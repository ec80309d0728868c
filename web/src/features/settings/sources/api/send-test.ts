import { newId } from '../../../../lib/new-id.ts'
import { changed } from '../../../../lib/data/changed.ts'
import { messages } from '../messages.ts'

/** Posts to the address as a form would. Throws where it was not taken. */
export async function sendTest(address: string): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: messages.testName,
      phone: '9990000000',
      message: messages.testMessage,
      test: true,
      id: newId(),
    }),
    credentials: 'omit',
    signal: AbortSignal.timeout(20_000),
  })
  if (!response.ok) throw new Error(`the address answered ${response.status}`)
  await changed('prospects')
}
