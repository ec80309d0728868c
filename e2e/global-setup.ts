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
  const server = await startServer()
  env['PREDIO_URL'] = server.url
  env['PREDIO_DATA_DIR'] = server.dataDir
  env['PREDIO_SECRET_KEY'] = server.secretKey
  env['PREDIO_PUBLISHABLE_KEY'] = server.publishableKey
  return () => server.stop()
}

async function publishableKey(url: string): Promise<string> {
  const response = await fetch(new URL('/config.json', url))
  return ((await response.json()) as { supabaseKey: string }).supabaseKey
}
