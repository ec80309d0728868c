import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../backend/src/backup/manifest.ts'
import { findLostRows } from '../backend/src/backup/testing/find-lost-rows.ts'
import { startOffice } from '../backend/src/backup/testing/test-office.ts'
import { verifyArchive } from '../backend/src/backup/verify-archive.ts'
import { readConfig } from '../backend/src/config.ts'
import { root } from '../scripts/lib/root.mjs'
import { LARGE_CRM, seedLargeCrm } from '../test-support/large-crm.ts'
import { seedLargeDocuments } from '../test-support/large-documents.ts'
import { checkOut, hasCommit, RELEASES } from '../test-support/older-release.ts'
import { startServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { digestOf, randomPdf } from '../test-support/random-files.ts'
import { signIn, signUp, type SignedInAgent } from './agent.ts'
import { runMaintenance } from './maintenance.ts'
import { download, ownerOf, upload } from './stored-files.ts'

const FILES: [name: string, bytes: number][] = [
  ['contrato.pdf', 300_000],
  ['plano.pdf', 9_000_000],
  ['carpeta/anexo.pdf', 20],
  ...Array.from({ length: 40 }, (_, i): [string, number] => [`recibo-${i}.pdf`, 50_000 + i]),
]
const OTHER_AGENTS = 2
const DEMO = { email: 'demo@predio.mx', password: 'Demo-Predio-2026', token: '' }
const NOTHING: { rows: Record<string, string[]>; files: string[] } = { rows: {}, files: [] }
const { sqlFolders } = readConfig({}, root)

for (const [version, commit] of RELEASES) {
  describe.runIf(hasCommit(commit))(
    `the demo account, a large office and its files of ${version}`,
    () => {
      const folder = temporaryFolder('upgrade')
      const dataDir = join(folder, 'data')
      const archive = join(folder, 'respaldo.tar.gz')
      const digests = new Map<string, string>()
      let agent: SignedInAgent
      let manifest: Manifest

      beforeAll(async () => {
        const release = checkOut(commit, join(folder, 'release'))
        const server = await release.start({
          DATA_DIR: dataDir,
          PREDIO_DEMO: 'on',
          RATE_LIMIT_PER_ADDRESS: 'off',
        })
        agent = await signUp(server)
        const files = { server, token: agent.token }
        for (const [name, bytes] of FILES) {
          const content = randomPdf(bytes)
          const status = await upload(files, name, content)
          if (status !== 200) throw new Error(`${name} was answered with ${status}`)
          digests.set(name, digestOf(content))
        }
        await seedLargeCrm(dataDir, ownerOf(files), LARGE_CRM, OTHER_AGENTS)
        await seedLargeDocuments(dataDir, ownerOf(files))
        await server.stop()
        await release.backup(archive, dataDir)
        manifest = await verifyArchive(archive)
      }, 900_000)
      afterAll(() => rmSync(folder, { recursive: true, force: true }))

      it('OPS-61 every row and file stays when today’s Predio starts on the data folder', async () => {
        const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
        expect(rows).toBeGreaterThan(3 * 42_000)
        await expect(findLoss(dataDir)).resolves.toEqual(NOTHING)
      })

      it('OPS-61 every row and file stays when today’s Predio restores the backup', async () => {
        const restored = join(folder, 'restored')
        const { code, said } = await runMaintenance('restore', archive, restored)
        expect([code, said]).toEqual([0, expect.stringContaining('Restauración lista')])
        await expect(findLoss(restored)).resolves.toEqual(NOTHING)
      })

      async function findLoss(place: string): Promise<typeof NOTHING> {
        const office = await startOffice(place, sqlFolders)
        const rows = await findLostRows(office.client, archive, manifest)
        await office.stop()
        const server = await startServer({ dataDir: place, env: { PREDIO_DEMO: 'on' } })
        try {
          const files: string[] = []
          const mine = { server, token: await signIn(server, agent) }
          for (const [name, digest] of digests) {
            const bytes = await download(mine, name)
            if (!bytes || digestOf(bytes) !== digest) files.push(name)
          }
          await signIn(server, DEMO)
          return { rows, files }
        } finally {
          await server.stop()
        }
      }
    },
  )
}
