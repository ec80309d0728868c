import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '../../scripts/lib/root.mjs'
import { STARTS_WITHIN_MS } from '../ceilings.ts'
import { startTied, type TiedProcess } from './tied-process.ts'

/** The folder of PHP scripts that set up a site. The scripts and the web server use the same root of the site. */

export const SCRIPTS = join(root, 'test-support/wordpress/php')

const run = promisify(execFile)

export interface PhpSite {
  www: string
  /** The folder of compiled scripts, which the next process uses too, because compiling WordPress takes long. */
  compiled: string
}

export async function runPhp(script: string, site: PhpSite): Promise<string> {
  const { stdout } = await run('php', [...settings(site), join(SCRIPTS, script)], {
    env: environment(site),
    maxBuffer: 2 ** 24,
  })
  return stdout
}

export async function servePhp(site: PhpSite, port: number): Promise<TiedProcess> {
  const server = startTied(
    'php',
    [...settings(site), '-S', `127.0.0.1:${port}`, '-t', site.www, join(SCRIPTS, 'router.php')],
    // Several workers are needed, because browsers and our server request several pages at once.
    { ...environment(site), PHP_CLI_SERVER_WORKERS: '4' },
  )
  await waitUntilListening(port, server)
  return server
}

function settings({ compiled }: PhpSite): string[] {
  mkdirSync(compiled, { recursive: true })
  return [
    `auto_prepend_file=${join(SCRIPTS, 'prepend.php')}`,
    'display_errors=stderr',
    'html_errors=0',
    'memory_limit=512M',
    'opcache.enable_cli=1',
    `opcache.file_cache=${compiled}`,
  ].flatMap((setting) => ['-d', setting])
}

function environment({ www }: PhpSite): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', PREDIO_WORDPRESS_ROOT: www }
}

async function waitUntilListening(port: number, server: TiedProcess): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  while (!(await isListening(port))) {
    if (server.hasEnded() || Date.now() > deadline) {
      await server.stop()
      throw new Error(`PHP's web server did not start:\n${server.output()}`)
    }
    await pause(50)
  }
}

/** This opens only a socket and sends no request, because a slow site would delay its answer. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(port, '127.0.0.1')
    const answer = (listening: boolean) => {
      connection.destroy()
      resolve(listening)
    }
    connection.once('connect', () => answer(true))
    connection.once('error', () => answer(false))
  })
}
