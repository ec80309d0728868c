interface Machine {
  hardwareConcurrency?: number | undefined
  deviceMemory?: number | undefined
}

const MAX_WORKERS = 4
/** Memory that the device must have for each worker, because a decoded photograph of 12 megapixels alone takes 48 MB. */
const GIGABYTES_A_WORKER = 2

/** IMG-37: one core stays free, and a phone with little memory gets fewer workers. */
export function poolSize({ hardwareConcurrency = 2, deviceMemory }: Machine): number {
  const cores = hardwareConcurrency > 2 ? hardwareConcurrency - 1 : hardwareConcurrency
  const memory =
    deviceMemory === undefined ? MAX_WORKERS : Math.floor(deviceMemory / GIGABYTES_A_WORKER)
  return Math.max(1, Math.min(MAX_WORKERS, cores, memory))
}
