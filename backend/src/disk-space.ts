import { statfs } from 'node:fs/promises'

const LOOKED_FOR_MS = 5_000

export interface DiskSpace {
  /** Whether so little is left that the database may be next to suffer. */
  isLow(): Promise<boolean>
  /** Undefined when the disk cannot be asked. */
  room(): Promise<DiskRoom | undefined>
}

export interface DiskRoom {
  freeBytes: number
  sizeBytes: number
}

/** Looks at the data folder's disk at most every five seconds. */
export function watchDiskSpace(folder: string, minFreeBytes: number): DiskSpace {
  let looked: { at: number; room: Promise<DiskRoom | undefined> } | undefined
  function room(): Promise<DiskRoom | undefined> {
    const now = performance.now()
    if (!looked || now - looked.at > LOOKED_FOR_MS)
      looked = { at: now, room: readRoom(folder).catch(() => undefined) }
    return looked.room
  }
  return {
    async isLow() {
      const found = await room()
      // A disk that cannot be asked is not a reason to refuse; writing will say what is wrong with it.
      return found !== undefined && found.freeBytes < minFreeBytes
    },
    room,
  }
}

/** The room on the folder's disk; fails when the disk cannot be asked. */
export async function readRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}
