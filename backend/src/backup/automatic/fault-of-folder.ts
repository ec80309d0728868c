import { accessSync, constants, existsSync } from 'node:fs'
import { folderMissing, notWritable } from '../errors.ts'

export function faultOfFolder(folder: string): string | undefined {
  if (!existsSync(folder)) return folderMissing(folder).message
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return notWritable(folder, error).message
  }
}
