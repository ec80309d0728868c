import { expect, it } from 'vitest'
import type { HistoryEntry } from './api/read-history.ts'
import { describeEntry, isFromClient } from './describe-entry.ts'

const base = { id: 'a', record_id: 'r', at: '2026-11-10T16:00:00Z', detail: null }
const note = { property: null, is_inbound: false, pinned_at: null, updated_at: '', photos: [] }

it.each<[HistoryEntry, object]>([
  [
    {
      ...base,
      source: 'interaction',
      type: 'visit',
      title: 'Visita',
      detail: 'Con su esposa',
      facts: { ...note, property: 'Casa en Mérida' },
    },
    {
      label: 'Visita',
      title: 'Visita',
      detail: 'Casa en Mérida\nCon su esposa',
      target: { to: '/dashboard/interacciones/r' },
    },
  ],
  [
    { ...base, source: 'interaction', type: 'answer', title: 'Me gusta: Casa', facts: note },
    { label: 'Respuesta a la selección', target: { to: '/dashboard/selecciones/r' } },
  ],
  [
    { ...base, source: 'message', type: 'inbound', title: 'Hola', facts: {} },
    { title: 'Mensaje recibido', detail: 'Hola' },
  ],
  [
    {
      ...base,
      source: 'stage',
      type: 'sale',
      title: 'Oferta',
      facts: { property: 'Casa', from: 'Visita' },
    },
    { label: 'Cambio de etapa', title: 'De Visita a Oferta', detail: 'Casa' },
  ],
  [
    {
      ...base,
      source: 'price',
      type: 'rent',
      title: 'Casa',
      facts: { from: 20_000, to: 18_500, currency: 'MXN', wordpress_id: 7 },
    },
    {
      label: 'Bajó de precio',
      detail: 'De $20,000/mes a $18,500/mes',
      target: { to: '/dashboard/propiedades/7' },
    },
  ],
  [
    { ...base, source: 'share', type: 'share', title: 'Contrato', facts: { views: 0 } },
    { label: 'Documento compartido', detail: 'Todavía no lo abre' },
  ],
  [
    { ...base, source: 'opening', type: 'opened', title: 'Casas', facts: { views: 2 } },
    { label: 'Abrió la selección', detail: 'La ha abierto 2 veces' },
  ],
])('HIST-10 HIST-05 describes the entry %o of the history', (entry, words) => {
  expect(describeEntry(entry)).toMatchObject(words)
})

it('HIST-05 the history marks the actions of the client', () => {
  const call = { ...base, source: 'interaction', type: 'call', title: 'x' } as const
  expect(isFromClient({ ...call, facts: note })).toBe(false)
  expect(isFromClient({ ...call, facts: { ...note, is_inbound: true } })).toBe(true)
  expect(
    isFromClient({ ...base, source: 'message', type: 'outbound', title: 'x', facts: {} }),
  ).toBe(false)
})
