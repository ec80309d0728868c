import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

export interface LocalSite {
  port: number
  url: (path?: string) => URL
  close(): Promise<void>
}

export async function startSite(
  listener: RequestListener,
  tls?: { key: string; cert: string },
): Promise<LocalSite> {
  const server: Server = tls ? createSecureServer(tls, listener) : createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const scheme = tls ? 'https' : 'http'
  return {
    port,
    url: (path = '/') => new URL(path, `${scheme}://127.0.0.1:${port}`),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
