import { listCsv } from '../../capabilities/list/use-export-action.tsx'
import { messages } from './messages.ts'

export const INTERACTIONS_CSV = listCsv(
  'interacciones.csv',
  messages,
  async () => (await import('./api/export-interactions.ts')).readInteractionsCsv,
)
