import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that ends, with its children, when we end it or when our own process dies. */
export interface TiedProcess {
  pid: number
  output: () => string
  hasEnded: () => boolean
  stop(): Promise<void>
}

/**
 * Only our process holds the writing end of this pipe, and the kernel closes it even after kill -9. The guard waits for this, then ends the
 * whole process group. The shell stays until the program has ended.
 */
const SHELL = `
exec 3<&0
trap : TERM
( read _ <&3; kill -TERM 0 ) &
"$@" 3<&- </dev/null
kill -KILL 0
`
const KEPT_OUTPUT = 4000
const GIVES_UP_AFTER_MS = 10_000

export function startTied(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): TiedProcess {
  const child = spawn('/bin/sh', ['-c', SHELL, 'tied', program, ...args], {
    cwd: '/',
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let said = ''
  const keep = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-KEPT_OUTPUT)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.on('error', (error) => keep(Buffer.from(error.message)))
  child.stdin.on('error', () => undefined)
  const pid = child.pid ?? 0
  const hasEnded = () => pid === 0 || child.exitCode !== null || child.signalCode !== null
  return {
    pid,
    output: () => said,
    hasEnded,
    stop: async () => {
      if (hasEnded()) return
      const exited = once(child, 'exit')
      child.stdin.end()
      const impatience = setTimeout(() => process.kill(-pid, 'SIGKILL'), GIVES_UP_AFTER_MS)
      await exited
      clearTimeout(impatience)
    },
  }
}
