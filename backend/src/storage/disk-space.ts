import { statfs } from 'node:fs/promises'

const LOOKED_FOR_MS = 5_000

export interface DiskSpace {
  /** Whether so little is left that the database may be next to suffer. */
  isLow(): Promise<boolean>
}

/** Looks at the data folder's disk at most every five seconds. */
export function watchDiskSpace(folder: string, minFreeBytes: number): DiskSpace {
  let looked: { at: number; isLow: Promise<boolean> } | undefined
  return {
    isLow() {
      const now = Date.now()
      if (!looked || now - looked.at > LOOKED_FOR_MS) {
        looked = { at: now, isLow: look(folder, minFreeBytes) }
      }
      return looked.isLow
    },
  }
}

async function look(folder: string, minFreeBytes: number): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < minFreeBytes
  } catch {
    // A disk that cannot be asked is not a reason to refuse; writing will say what is wrong with it.
    return false
  }
}
