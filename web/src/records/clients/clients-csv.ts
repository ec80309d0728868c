import { listCsv } from '../../capabilities/list/use-export-action.tsx'
import { messages } from './messages.ts'

export const CLIENTS_CSV = listCsv(
  'clientes.csv',
  messages,
  async () => (await import('./api/export-clients.ts')).readClientsCsv,
)
