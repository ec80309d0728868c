import { existsSync, readFileSync } from 'node:fs'
import { fileMissing, notASecretsKey } from '../../backend/src/backup/errors.ts'
import { isSecretsKey } from '../../backend/src/settings/environment.ts'

/** A file may contain former keys, one on each line. */
export function readKeyFiles(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    if (!existsSync(file)) throw fileMissing(file)
    const keys = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)
    if (keys.length === 0 || !keys.every(isSecretsKey)) throw notASecretsKey(file)
    return keys
  })
}
