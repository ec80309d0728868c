import type { InteractionRow } from '../../../records/interactions/api/interaction-row.ts'
import type { AgendaEntry } from '../../../records/interactions/api/read-agenda.ts'

export interface AgendaPageProps {
  date: string
  entries: readonly AgendaEntry[]
  now: Date
  zone: string
  onDate: (date: string) => void
  onOpen: (interaction: InteractionRow) => void
  onSchedule: (day: string) => void
}
