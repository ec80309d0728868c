import { ConnectionLost, WRITE_LOST } from './connection.ts'
import { fetchNotingLimits } from './retry-after.ts'

/** Rows and files; a function of the database may only read, and renewing a session is nobody's wish. */
const KEEPS = /\/(rest\/v1\/(?!rpc\/)|storage\/v1\/)/

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
