import { statfs } from 'node:fs/promises'

const LOOKED_FOR_MS = 5_000

export interface DiskSpace {
  isLow(): Promise<boolean>
  room(): Promise<DiskRoom | undefined>
}

export interface DiskRoom {
  freeBytes: number
  sizeBytes: number
}

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
      // If the disk's free space cannot be read, the write is not refused; a real fault appears when writing.
      return found !== undefined && found.freeBytes < minFreeBytes
    },
    room,
  }
}

export async function readRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}
