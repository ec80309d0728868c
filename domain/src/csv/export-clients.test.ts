import { expect, it } from 'vitest'
import { storedClientSchema } from '../clients/index.ts'
import { exportClients } from './export-clients.ts'
import { matchColumns } from './match-columns.ts'
import { parseCsv } from './parse-csv.ts'
import { pickValues } from './pick-values.ts'
import { readClientRow } from './read-client-row.ts'

const CLIENTS = [
  { type: 'propietario', first_name: 'Núria', last_name: '=1+1', phone: '9991234567' },
  { type: 'comprador', first_name: 'Lupita', last_name: null, needs_review: true },
  {
    type: 'inversionista',
    first_name: 'Ana María',
    last_name: 'Pech, "la güera"',
    email: 'ana@example.com',
    phone: '+13055551234',
    whatsapp: '5512345678',
    birthday: '1980-02-29',
    address: 'Calle 60\nCentro',
    notes: '-- pendiente --',
    tags: ['VIP', 'Norte'],
    status: 'lead',
    source: 'Recomendación',
    budget_min: 1_500_000.5,
    budget_max: 2_500_000,
  },
].map((client) => storedClientSchema.parse(client))
const ZONE = 'America/Merida'
const EXPORTED = CLIENTS.map((client) => ({ client, consents: [] }))

it('EXPORT-01 writes clients in a form that the import reads back unchanged', () => {
  const [header, ...rows] = parseCsv(exportClients(EXPORTED, ZONE).slice(1), ',')
  const columns = matchColumns(header?.cells ?? [])
  const options = { defaultType: 'comprador', phoneIsWhatsapp: false } as const
  const read = rows.map((row) => readClientRow(pickValues(row.cells, columns), row.line, options))
  expect(read.map((row) => row.client)).toEqual(CLIENTS)
})

it('EXPORT-02 exports clients with accents, readable telephones and escaped formulas', () => {
  expect(exportClients(EXPORTED.slice(0, 1), ZONE)).toBe(
    '\ufeffNombre,Apellidos,Tipo,Estado,Email,Teléfono,WhatsApp,Cumpleaños,Dirección,Origen,Presupuesto mínimo,Presupuesto máximo,Etiquetas,Notas,Versión del aviso aceptada,Fecha del consentimiento,Consentimiento retirado\r\n' +
      "Núria,'=1+1,Propietario,Activo,,+52 999 123 4567,,,,,,,,,,,\r\n",
  )
})

it('PRIV-14 exports the newest consent, and an import ignores that column', () => {
  const consents = [
    { given_at: '2026-11-01T15:00:00Z', withdrawn_at: null, notice: { version: 1 } },
    {
      given_at: '2026-11-17T15:00:00Z',
      withdrawn_at: '2026-11-18T15:30:00Z',
      notice: { version: 2 },
    },
  ]
  const [header, row] = parseCsv(
    exportClients(
      CLIENTS.slice(0, 1).map((client) => ({ client, consents })),
      ZONE,
    ).slice(1),
    ',',
  )
  expect(row?.cells.slice(-3)).toEqual(['2', '2026-11-17 09:00', '2026-11-18 09:30'])
  expect(matchColumns(header?.cells ?? []).slice(-3)).toEqual([null, null, null])
})
