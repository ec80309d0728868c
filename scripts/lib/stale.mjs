import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells whether any of the inputs is newer than the output.
 * @param {string} output
 * @param {string[]} inputs files and folders
 */
export function isStale(output, inputs) {
  if (!existsSync(output)) return true
  const made = statSync(output).mtimeMs
  return inputs.some((input) => newest(input) > made)
}

/** @param {string} path @returns {number} */
function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newest(join(path, name))),
    stat.mtimeMs,
  )
}
