import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { warnUndeliveredMail } from './auth/mailers/warn-undelivered-mail.ts'
import { createBackend, type Backend } from './backend.ts'
import { checkMachine } from './settings/check-machine.ts'
import { ConfigError, readConfig, readVariables, type Config } from './config.ts'
import { keyMade, secretsKeyFile } from './database/load-secrets-key.ts'
import { DatabaseStartError } from './database/embedded/start-error.ts'
import { messages as demoMessages } from './demo/messages.ts'
import { makeDrainable } from './http/drain.ts'
import { listen } from './http/listen.ts'
import { createLog } from './logging/create-log.ts'
import type { FailingPart } from './watch-parts.ts'

async function main(): Promise<void> {
  const root = findRoot()
  const config = readConfig(readVariables(root, process.env), root, checkMachine)
  const log = createLog(config)
  await refuseTakenPort(config)
  const isKeyNew = config.secretsKey === undefined && !existsSync(secretsKeyFile(config.dataDir))
  const backend = await createBackend(config, log)
  const server = await listenOrClose(backend, config)
  server.on('upgrade', backend.upgrade)
  const drain = makeDrainable(server)

  let stopping = false
  async function stop(code: number): Promise<void> {
    if (stopping) return
    stopping = true
    await drain()
    await backend.close()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  void backend.crashed.then(() => {
    log.fatal('the database ended by itself')
    return stop(1)
  })
  announce(config, isKeyNew, await backend.failingParts())
}

/** The checkout is the folder above `backend/`, whether the sources or the bundle run. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'supabase', 'migrations'))) folder = dirname(folder)
  return folder
}

async function listenOrClose(backend: Backend, config: Config): Promise<Server> {
  try {
    return await listen(backend.fetch, { hostname: config.host, port: config.port })
  } catch (error) {
    await backend.close()
    throw asPortRefused(error, config)
  }
}

/** This runs before a database is created, which takes a while. */
async function refuseTakenPort(config: Config): Promise<void> {
  const probe = createServer().listen(config.port, config.host)
  try {
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
  } catch (error) {
    throw asPortRefused(error, config)
  }
}

class PortRefused extends Error {
  override name = 'PortRefused'
}

function asPortRefused(error: unknown, { port, host }: Config): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new PortRefused(
        `El puerto ${port} de ${host} ya está en uso. Cierra el otro programa (¿otro Predio?) o elige otro: PORT=3001 npm start`,
      )
    case 'EACCES':
      return new PortRefused(
        `Este usuario no puede abrir el puerto ${port}. Elige uno desde 1024 en PORT y pon un proxy delante (docs/deploy.md).`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PortRefused(
        `HOST=${host} no es una dirección de esta máquina. Lo usual es 127.0.0.1, o 0.0.0.0 para todas.`,
      )
    default:
      return error
  }
}

function announce(config: Config, isKeyNew: boolean, failing: readonly FailingPart[]): void {
  const lines = [`Predio está en marcha: ${config.publicUrl.origin}`]
  if (config.demo) lines.push(demoMessages.announcement(config.demo.email, config.demo.password))
  const warning = warnUndeliveredMail(config)
  if (warning) lines.push(warning)
  if (isKeyNew) lines.push(keyMade(config.dataDir))
  lines.push(...config.remarks, ...failing.map(({ says }) => `Atención: ${says}`))
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

main().catch((error: unknown) => {
  const forPeople =
    error instanceof ConfigError ||
    error instanceof DatabaseStartError ||
    error instanceof PortRefused
  process.stderr.write(`\n${forPeople ? error.message : String((error as Error).stack)}\n\n`)
  process.exit(1)
})
