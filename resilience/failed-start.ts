import { once } from 'node:events'
import { spawnServer } from '../test-support/server.ts'

/** What a start that must fail says, and its exit code. */
export async function failedStart(
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const { child, output } = spawnServer(env)
  // Closed, not only ended: what it said last may arrive after its end.
  const [code] = (await once(child, 'close')) as [number]
  return { code, said: output() }
}
