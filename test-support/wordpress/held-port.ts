import { createServer } from 'node:net'
import { freePort } from '../server.ts'

/** A site's address is written into its pages long before its server starts, so the port is reserved until then. */
export interface HeldPort {
  port: number
  letGo(): Promise<void>
}

export async function holdPort(): Promise<HeldPort> {
  const port = await freePort()
  // Connections are closed at once, because an open one would occupy the port.
  const holder = createServer((caller) => caller.destroy())
  await new Promise<void>((resolve, reject) => {
    holder.once('error', reject)
    holder.listen(port, '127.0.0.1', resolve)
  })
  return {
    port,
    letGo: () => new Promise((resolve) => void holder.close(() => resolve())),
  }
}
