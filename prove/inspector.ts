import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { freePort } from '../test-support/server.ts'

export interface Inspector {
  heapAfterCollection(): Promise<number>
  startProfile(): Promise<void>
  stopProfile(): Promise<object>
  close(): void
}

export async function inspectorVariables(): Promise<{ port: number; env: Record<string, string> }> {
  const port = await freePort()
  return { port, env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } }
}

export async function openInspector(port: number): Promise<Inspector> {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error('the server has no inspector')
  const socket = new WebSocket(target.webSocketDebuggerUrl, { maxPayload: 512 * 1024 * 1024 })
  await once(socket, 'open')
  const waiting = new Map<number, (result: object) => void>()
  socket.on('message', (data: Buffer) => {
    const { id, result } = JSON.parse(data.toString('utf8')) as { id?: number; result?: object }
    if (id !== undefined) waiting.get(id)?.(result ?? {})
  })
  let sent = 0
  const call = (method: string): Promise<object> =>
    new Promise((resolve) => {
      const id = (sent += 1)
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method }))
    })
  return {
    async heapAfterCollection() {
      // Finalizers run between collections and make further objects free, so several rounds are needed.
      for (let round = 0; round < 3; round += 1) {
        await call('HeapProfiler.collectGarbage')
        await pause(200)
      }
      const { usedSize } = (await call('Runtime.getHeapUsage')) as { usedSize: number }
      return usedSize
    },
    async startProfile() {
      await call('Profiler.enable')
      await call('Profiler.start')
    },
    async stopProfile() {
      const { profile } = (await call('Profiler.stop')) as { profile: object }
      return profile
    },
    close: () => socket.close(),
  }
}
