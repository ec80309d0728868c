import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import { startServer, type RunningServer } from '../../test-support/server.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { inspectorVariables, openInspector, type Inspector } from '../inspector.ts'
import type { LoadPerson } from './load-job.ts'
import { seedAgents } from './seed-agents.ts'

export interface LoadServer {
  server: RunningServer
  people: LoadPerson[]
  inspector: Inspector
}

export async function withLoadServer<T>(
  agents: number,
  work: (given: LoadServer) => Promise<T>,
): Promise<T> {
  const dataDir = temporaryFolder('prove')
  const { port, env } = await inspectorVariables()
  const server = await startServer({ dataDir, env: { ...env, PASSWORD_COST: '10' } })
  try {
    console.log(`seeding ${agents} agents`)
    const people = await seedAgents(server, agents)
    const inspector = await openInspector(port)
    try {
      return await work({ server, people, inspector })
    } finally {
      inspector.close()
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export function writeProfile(name: string, profile: object): string {
  const folder = join(root, 'test-results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.cpuprofile`)
  writeFileSync(file, JSON.stringify(profile))
  return file
}
