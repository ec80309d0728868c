import { foldForSearch } from '../text/index.ts'
import type { Platform, PresetType } from './presets.ts'

const MAX_BASE = 80
const FALLBACK = 'imagen'

/** IMG-20: the name contains no accents or spaces, which storage keys do not allow. The output is always a JPEG. */
export function outputName(fileName: string, platform: Platform, type: PresetType): string {
  return `${sanitizeBase(fileName)}_${platform}_${type}.jpg`
}

/** IMG-21: two photographs called IMG_001 must not overwrite each other in a folder or a ZIP. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const [, base = name, extension = ''] = /^(.*?)(\.[a-z0-9]+)?$/.exec(name) ?? []
    let unique = name
    for (let copy = 2; taken.has(unique); copy += 1) unique = `${base}_${copy}${extension}`
    taken.add(unique)
    return unique
  })
}

/** IMG-22: the path of a logo is logos/{userId}/{timestamp}-{filename}. */
export function logoPath(userId: string, now: Date, fileName: string): string {
  return `logos/${userId}/${now.getTime()}-${sanitizeBase(fileName)}.png`
}

/** IMG-22: the path of an image is processed/{timestamp}-{filename}. */
export function processedPath(now: Date, outputFileName: string): string {
  return `processed/${now.getTime()}-${outputFileName}`
}

function sanitizeBase(fileName: string): string {
  const base = foldForSearch(fileName.replace(/\.[a-z0-9]{1,10}$/i, ''))
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, MAX_BASE)
    .replaceAll(/^_|_$/g, '')
  return base === '' ? FALLBACK : base
}
