import { fetchNotingLimits } from './retry-after.ts'

/** Something a person wanted to keep could not leave the device. Whoever shows the connection's state listens to it. */
export const WRITE_LOST = 'predio:write-lost'

/** Rows and files; a function of the database may only read, and renewing a session is nobody's wish. */
const KEEPS = /\/(rest\/v1\/(?!rpc\/)|storage\/v1\/)/

export const fetchNotingLostWrites: typeof fetch = async (input, init) => {
  try {
    return await fetchNotingLimits(input, init)
  } catch (error) {
    const url = input instanceof Request ? input.url : String(input)
    const isWrite = init?.method !== undefined && !/^(GET|HEAD)$/.test(init.method)
    if (isWrite && KEEPS.test(url) && !navigator.onLine) dispatchEvent(new Event(WRITE_LOST))
    throw error
  }
}
