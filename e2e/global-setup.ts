import { startAiStandIn } from '../test-support/ai-stand-in.ts'
import { startServer } from '../test-support/server.ts'

/**
 * One built server for all browser tests; each test brings people of its own. Where PREDIO_URL names a server that runs
 * already, PREDIO_SECRET_KEY and PREDIO_DATA_DIR have to tell the rest about it.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const { env } = process
  if (env['PREDIO_URL']) {
    env['PREDIO_PUBLISHABLE_KEY'] ??= await publishableKey(env['PREDIO_URL'])
    return undefined
  }
  const ai = await startAiStandIn()
  // The sites of the tests stand on this machine, which the proxy otherwise refuses to read.
  const server = await startServer({
    env: { AI_BASE_URL: ai.url, SITE_PROXY_ALLOW_PRIVATE: 'on' },
  })
  env['PREDIO_URL'] = server.url
  env['PREDIO_DATA_DIR'] = server.dataDir
  env['PREDIO_SECRET_KEY'] = server.secretKey
  env['PREDIO_PUBLISHABLE_KEY'] = server.publishableKey
  return async () => {
    await server.stop()
    await ai.stop()
  }
}

async function publishableKey(url: string): Promise<string> {
  const response = await fetch(new URL('/config.json', url))
  return ((await response.json()) as { supabaseKey: string }).supabaseKey
}
