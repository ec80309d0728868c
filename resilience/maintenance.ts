import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../scripts/lib/root.mjs'

export async function runMaintenance(
  script: 'backup' | 'restore' | 'export-sql',
  file: string,
  dataDir: string,
  env: Record<string, string> = {},
  options: string[] = [],
): Promise<{ code: number; said: string }> {
  const child = spawn(
    process.execPath,
    [join(root, 'scripts', `${script}.mjs`), ...options, file],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}
