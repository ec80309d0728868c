import type { Limits } from '../limits.ts'
import { CLOSE, type Connection } from './connection.ts'

export interface ConnectionWatch {
  hasRoomFor(address: string): boolean
  add(connection: Connection, address: string): void
  remove(connection: Connection, address: string): void
  size(): number
  close(): Promise<void>
}

export function watchConnections(limits: Limits, limitAddresses: boolean): ConnectionWatch {
  const connections = new Set<Connection>()
  const byAddress = new Map<string, number>()
  let isClosed = false
  const sweep = setInterval(() => {
    for (const connection of connections) connection.checkAlive()
  }, limits.sweepMs)
  sweep.unref()

  return {
    hasRoomFor: (address) =>
      !isClosed &&
      connections.size < limits.socketsPerProcess &&
      (!limitAddresses || (byAddress.get(address) ?? 0) < limits.socketsPerAddress),
    add(connection, address) {
      connections.add(connection)
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    },
    remove(connection, address) {
      if (!connections.delete(connection)) return
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    },
    size: () => connections.size,
    async close() {
      isClosed = true
      clearInterval(sweep)
      const closing = [...connections]
      for (const connection of closing) connection.close(CLOSE.goingAway, 'Server is restarting')
      await Promise.all(closing.map((connection) => connection.gone))
    },
  }
}
