import { once } from 'node:events'
import { spawnServer } from '../test-support/server.ts'

export async function failedStart(
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const { child, output } = spawnServer(env)
  // The streams may deliver output after the process has ended, so `close` is awaited.
  const [code] = (await once(child, 'close')) as [number]
  return { code, said: output() }
}
