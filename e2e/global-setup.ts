import { startServer } from '../test-support/server.ts'

/** One built server for all browser tests; each test brings people of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env['PREDIO_URL'] = server.url
  return () => server.stop()
}
