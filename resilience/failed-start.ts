import { once } from 'node:events'
import { spawnServer } from '../test-support/server.ts'

export async function failedStart(
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const { child, output } = spawnServer(env)
  // `close` is awaited, because the streams may deliver output after the process has ended.
  const [code] = (await once(child, 'close')) as [number]
  return { code, said: output() }
}
