import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AGENT, OFFICE } from '../../../test-support/older-tab/office.ts'
import { STAGES } from '../../../test-support/pipeline.ts'
import { holdsValues } from '../lib/holds-values.ts'
import type { OutboxEntry } from '../lib/outbox/entry.ts'
import { announce, readOutbox } from '../lib/outbox/outbox.ts'
import { interceptFetch } from '../ui/testing/intercept-fetch.ts'
import { draw } from '../ui/testing/pictures.ts'
import { accounts, renderScreen } from '../ui/testing/render-screen.tsx'
import { OutboxHost } from './outbox-host.tsx'

const FILES = import.meta.glob<OutboxEntry[]>('../../../test-support/older-tab/outboxes/*.json', {
  eager: true,
  import: 'default',
})
const OUTBOXES = Object.entries(FILES).map(([path, left]) => ({
  name: path.split('/').at(-1),
  left,
}))
/** A record comes after the records to which it refers, so that the rows can be inserted in this order. */
const TABLES = ['clients', 'properties', 'opportunities', 'tasks', 'interactions'] as const
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

function asOf<T>(agent: string, value: T): T {
  const fresh = new Map<string, string>(Object.values(STAGES).map((id) => [id, id]))
  const text = JSON.stringify(value).replaceAll(UUID, (id) => {
    const own = fresh.get(id) ?? crypto.randomUUID()
    fresh.set(id, own)
    return own
  })
  return JSON.parse(text.replaceAll(AGENT, agent)) as T
}

function leaveInBrowser(entries: readonly OutboxEntry[]): Promise<void> {
  return new Promise((resolve, reject) => {
    indexedDB.deleteDatabase('predio.outbox')
    const request = indexedDB.open('predio.outbox', 1)
    request.addEventListener('upgradeneeded', () => {
      const store = request.result.createObjectStore('entries', { keyPath: 'id' })
      store.createIndex('userId', 'userId')
      for (const entry of entries) store.put(entry)
    })
    request.addEventListener('success', () => {
      request.result.close()
      resolve()
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
  })
}

it.each(OUTBOXES)(
  'OPS-95 the app shows and sends the unsent records of a tab of an older release: $name',
  async ({ left }) => {
    const person = await accounts().createPerson()
    const admin = accounts().admin()
    const { office, entries } = asOf(person.id, { office: OFFICE, entries: left })
    for (const table of TABLES) {
      const rows = office[table] as never[]
      await admin.from(table).insert(rows, { defaultToNull: false }).throwOnError()
    }
    const blob = await draw('foto.jpg', { width: 4, height: 4 })
    for (const { files } of entries) for (const file of files) file.blob = blob

    await renderScreen(<OutboxHost />, { person })
    const server = interceptFetch(({ url }) => url.includes('/v1/'))
    await leaveInBrowser(entries)
    await announce()
    await page.getByRole('button', { name: `${entries.length} por enviar` }).click()
    const dialog = page.getByRole('dialog', { name: 'Por enviar' })
    const discards = dialog.getByRole('button', { name: /^Descartar/ })
    await expect.element(discards).toHaveLength(entries.length)

    server.release()
    dispatchEvent(new Event('online'))
    await expect.element(dialog.getByText('Ya se envió todo.')).toBeVisible()
    expect(await readOutbox(person.id)).toEqual([])
    for (const { kind, recordId, values, files } of entries) {
      const { data } = await admin.from(kind).select().eq('id', recordId).single().throwOnError()
      const wanted = 'client' in values ? (values.client as object) : values
      expect(holdsValues(data, wanted), `${kind}: ${JSON.stringify(data)}`).toBe(true)
      for (const { path } of files) {
        const { error } = await admin.storage.from('notes').download(path)
        expect(error, path).toBeNull()
      }
    }
  },
)
