import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Hono } from 'hono'
import { ROOT } from '../../../test/paths.ts'
import type { HttpEnvironment } from '../../http/environment.ts'

/** With PREDIO_FUNCTIONS_RUNTIME=deno, test:full runs the same suites with each function in a Deno of its own. */
export const onDeno = process.env['PREDIO_FUNCTIONS_RUNTIME'] === 'deno'

const DENO = process.env['DENO'] ?? join(ROOT, 'node_modules/.bin/deno')
const FOLDER = join(ROOT, 'supabase/functions')

interface Running {
  child: ChildProcess
  origin: string
}

export function createDenoFunctions(env: Record<string, string>, countsAddresses: boolean) {
  const running = new Map<string, Promise<Running>>()
  const app = new Hono<HttpEnvironment>()
  let visitor = 0
  app.all('/:name/*', async (c) => {
    const name = c.req.param('name')
    const started = running.get(name) ?? start(name, env)
    running.set(name, started)
    const { origin } = await started
    const headers = new Headers(c.req.raw.headers)
    // The platform's proxy sets this header. Every request comes from a new visitor unless a test counts addresses.
    const address = headers.get('x-forwarded-for') ?? '203.0.113.1'
    headers.set('x-forwarded-for', countsAddresses ? address : `visitor-${visitor++}`)
    const { method, body } = c.req.raw
    const { pathname, search } = new URL(c.req.url)
    // The platform's gateway removes '/functions/v1' from the path.
    const path = pathname.slice(pathname.indexOf(`/${name}`))
    const init = { method, headers, body, duplex: 'half', redirect: 'manual' } as RequestInit
    return new Response(...(await passOn(await fetch(`${origin}${path}${search}`, init))))
  })
  return {
    app,
    async close() {
      for (const { child } of await Promise.all(running.values())) {
        child.kill()
        await once(child, 'exit')
      }
    },
  }
}

async function passOn(response: Response): Promise<[ArrayBuffer | null, ResponseInit]> {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const empty = response.status === 204
  return [empty ? null : await response.arrayBuffer(), { status: response.status, headers }]
}

async function start(name: string, env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const args = ['run', '--allow-net', '--allow-env', '--config', join(FOLDER, 'deno.json')]
  const child = spawn(DENO, [...args, join(FOLDER, name, 'index.ts')], {
    env: { ...process.env, ...env, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Listening on')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Deno ended at once:\n${said}`)))
  })
  return { child, origin: `http://127.0.0.1:${port}` }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
