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

it('EXPORT-01 exported clients can be imported again unchanged', () => {
  const [header, ...rows] = parseCsv(exportClients(CLIENTS).slice(1), ',')
  const columns = matchColumns(header?.cells ?? [])
  const options = { defaultType: 'comprador', phoneIsWhatsapp: false } as const
  const read = rows.map((row) => readClientRow(pickValues(row.cells, columns), row.line, options))
  expect(read.map((row) => row.client)).toEqual(CLIENTS)
})

it('EXPORT-02 exports clients with accents, readable telephones and escaped formulas', () => {
  const [first] = CLIENTS
  expect(exportClients(first ? [first] : [])).toBe(
    '\ufeffNombre,Apellidos,Tipo,Estado,Email,Teléfono,WhatsApp,Cumpleaños,Dirección,Origen,Presupuesto mínimo,Presupuesto máximo,Etiquetas,Notas\r\n' +
      "Núria,'=1+1,Propietario,Activo,,+52 999 123 4567,,,,,,,,\r\n",
  )
})
