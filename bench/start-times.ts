import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, spawnServer } from '../test-support/server.ts'

export async function timeStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const { child, output } = spawnServer({
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  })
  const exited = once(child, 'exit')
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended at once:\n${output()}`)
    await pause(10)
  }
  const took = performance.now() - started
  child.kill('SIGTERM')
  await exited
  return Math.round(took)
}

function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    (response) => response.ok,
    () => false,
  )
}
