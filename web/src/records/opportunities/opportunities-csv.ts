import { listCsv } from '../../capabilities/list/use-export-action.tsx'
import { messages } from './messages.ts'

export const OPPORTUNITIES_CSV = listCsv(
  'oportunidades.csv',
  messages,
  async () => (await import('./api/export-opportunities.ts')).readOpportunitiesCsv,
)
