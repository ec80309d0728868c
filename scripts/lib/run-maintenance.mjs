import { ensureInstalled } from './install.mjs'

/**
 * Runs a command of scripts/maintenance.ts from its source, in this process.
 * @param {'backup' | 'restore' | 'export:sql'} name
 */
export async function runMaintenance(name) {
  ensureInstalled()
  const { tsImport } = await import('tsx/esm/api')
  const { runCommand } = await tsImport('../maintenance.ts', import.meta.url)
  await runCommand(name)
}
