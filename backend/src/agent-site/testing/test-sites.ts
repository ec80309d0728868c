import { randomUUID } from 'node:crypto'
import type { SitePage } from '@predio/domain/agent-site'
import { createTestBackend, type TestBackend } from '../../../test/test-backend.ts'
import { openBlobStore } from '../../storage/blob-store/open-blob-store.ts'

interface Published {
  id: string
  code: string
  path: string
}

/** Each page as the JSON that the renderer was given. */
const asJson = { renderSitePage: (page: SitePage) => JSON.stringify(page) }

export interface TestSites extends TestBackend {
  ask(address: string, init?: RequestInit): Promise<Response>
  pageAt(address: string): Promise<SitePage>
  addAgent(name: string, site?: Record<string, unknown>): Promise<string>
  addListing(userId: string, fields?: Record<string, unknown>): Promise<Published>
  storeFile(bucket: string, key: string, bytes: Uint8Array): Promise<void>
}

export async function createTestSites(
  variables: Record<string, string> = {},
  renderer = asJson,
): Promise<TestSites> {
  const server = await createTestBackend(variables, undefined, renderer)
  const { owner } = server
  const blobs = openBlobStore(server.config)

  const ask = async (address: string, init?: RequestInit) =>
    server.fetch(new Request(`http://localhost${address}`, { redirect: 'manual', ...init }))

  const insert = async <Row>(table: string, row: Record<string, unknown>, returning = 'id') => {
    const names = Object.keys(row)
    const { rows } = await owner.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})
       returning ${returning}`,
      Object.values(row),
    )
    return rows[0] as Row
  }

  return {
    ...server,
    ask,
    async pageAt(address) {
      return (await (await ask(address)).json()) as SitePage
    },
    async addAgent(name, site = {}) {
      const id = randomUUID()
      await insert('auth.users', { id, email: `${id}@agente.mx` })
      await owner.query(
        `update profiles set full_name = 'Ana Núñez', company = 'Casas del Sur', phone = '+529991234567' where id = $1`,
        [id],
      )
      await insert('agent_sites', { user_id: id, name, is_published: true, ...site })
      return id
    },
    async addListing(userId, fields = {}) {
      const row = await insert<{ id: string; published_code: string }>(
        'properties',
        { user_id: userId, title: 'Casa', price: 1, is_published: true, ...fields },
        'id, published_code',
      )
      return {
        id: row.id,
        code: row.published_code,
        path: `propiedades/casa-${row.published_code}`,
      }
    },
    async storeFile(bucket, key, bytes) {
      const version = randomUUID()
      await blobs.put(version, only(bytes), 1e9)
      await insert('storage.objects', {
        bucket_id: bucket,
        name: key,
        version,
        metadata: JSON.stringify({ size: bytes.length, mimetype: 'image/jpeg', eTag: '"x"' }),
      })
    },
  }
}

async function* only(bytes: Uint8Array) {
  yield bytes
}
