import { parseOptions, type Options } from '../options.ts'

const KEY = 'predio.images'

/** Agents publish to the same network most of the time. */
export function readOptions(): Options {
  try {
    return parseOptions(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return parseOptions(null)
  }
}

export function writeOptions(options: Options): void {
  const { platform, type, fit, quality, opacity, position } = options
  const stored = { platform, type, fit, quality, opacity, position }
  try {
    localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Full or forbidden: the choice holds until the page is left.
  }
}
