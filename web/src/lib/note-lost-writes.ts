import { ConnectionLost, WRITE_LOST } from './connection.ts'
import { fetchNotingLimits } from './retry-after.ts'

/** Rows and files. Of the database's functions those that save; others may only read, and nobody asked for a new token. */
const KEEPS = /\/(rest\/v1\/(?!rpc\/)|rest\/v1\/rpc\/save_|storage\/v1\/)/

export const fetchNotingLostWrites: typeof fetch = async (input, init) => {
  try {
    return await fetchNotingLimits(input, init)
  } catch (cause) {
    if (navigator.onLine || init?.signal?.aborted) throw cause
    const url = input instanceof Request ? input.url : String(input)
    const isWrite = init?.method !== undefined && !/^(GET|HEAD)$/.test(init.method)
    if (isWrite && KEEPS.test(url)) dispatchEvent(new Event(WRITE_LOST))
    throw new ConnectionLost('no answer without a connection', { cause })
  }
}
