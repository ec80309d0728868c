import { expect, it } from 'vitest'
import type { HistoryEntry } from '../../../records/documents/api/read-history.ts'
import { describeEntry } from './describe-entry.ts'

const ZONE = 'America/Mexico_City'
const ANA = {
  id: 's1',
  shared_email: 'ana@correo.mx',
  client: { first_name: 'Ana', last_name: 'Pech' },
}

function entry(fields: Partial<HistoryEntry>): HistoryEntry {
  return {
    id: 'h1',
    action: 'created',
    details: {},
    performed_by: 'me',
    created_at: '2026-11-15T12:00:00Z',
    ...fields,
  }
}

it.each([
  [entry({ details: { version: 1 } }), ''],
  [entry({ action: 'edited', details: { version: 3 } }), 'Versión 3'],
  [
    entry({ action: 'restored', details: { version: 4, restored: 1 } }),
    'La versión 1 volvió a ser la actual, como versión 4',
  ],
  [
    entry({ action: 'shared', details: { share_id: 's1', expires_at: '2026-12-16T05:59:59Z' } }),
    'Ana Pech · ana@correo.mx · vence el 15 dic 2026',
  ],
  [entry({ action: 'revoked', details: { share_id: 'other' } }), 'Para quien tenga el enlace'],
  [
    entry({ action: 'opened', details: { share_id: 's1' }, performed_by: null }),
    'Enlace de Ana Pech · ana@correo.mx',
  ],
  [entry({ action: 'downloaded' }), 'Por ti'],
  [entry({ action: 'downloaded', performed_by: null }), 'Por quien tiene el enlace'],
])('DOC-45 describes the entry %j of the document’s history', (line, text) => {
  expect(describeEntry(line, [ANA], ZONE)).toBe(text)
})
