interface Machine {
  hardwareConcurrency?: number | undefined
  /** In gigabytes, rounded down by the browser; some do not say. */
  deviceMemory?: number | undefined
}

const MAX_WORKERS = 4
/** A photograph of 12 megapixels is 48 MB while it is being worked on. */
const GIGABYTES_A_WORKER = 2

/** All cores but one for the page; on a phone with little memory fewer, and always one. */
export function poolSize({ hardwareConcurrency = 2, deviceMemory }: Machine): number {
  const cores = hardwareConcurrency > 2 ? hardwareConcurrency - 1 : hardwareConcurrency
  const memory =
    deviceMemory === undefined ? MAX_WORKERS : Math.floor(deviceMemory / GIGABYTES_A_WORKER)
  return Math.max(1, Math.min(MAX_WORKERS, cores, memory))
}
