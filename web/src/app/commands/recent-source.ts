import {
  CalendarCheck,
  ContactRound,
  FileText,
  Handshake,
  House,
  Inbox,
  LayoutList,
  Megaphone,
  MessagesSquare,
  TrendingUp,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { matchWords } from '../../lib/match-words.ts'
import { recordTarget, type RecordKind } from '../../lib/navigation.ts'
import { readRecentRecords } from '../../lib/recent-records.ts'
import type { LocalSource } from '../../lib/search-source.ts'
import { currentSession } from '../../lib/session/index.ts'
import { messages } from './messages.ts'

const ICONS: Readonly<Record<RecordKind, LucideIcon>> = {
  clientes: UserRound,
  oportunidades: Handshake,
  tareas: CalendarCheck,
  interacciones: MessagesSquare,
  prospectos: Inbox,
  propiedades: House,
  selecciones: LayoutList,
  documentos: FileText,
  scripts: Megaphone,
  profesionales: ContactRound,
  valuaciones: TrendingUp,
}
const MAX_SHOWN = 5

/** CMD-10: the record that was opened last comes first; the record on the screen is left out. */
export const recentSource: LocalSource = {
  id: 'recent',
  label: messages.recent,
  find: (text) => {
    const session = currentSession()
    if (!session) return []
    const records = readRecentRecords(session.user.id)
      .map(({ kind, id, label }) => ({
        id: `${kind}/${id}`,
        label,
        keywords: '',
        icon: ICONS[kind],
        target: recordTarget(kind, id),
      }))
      .filter(({ target }) => target.to !== location.pathname)
    return matchWords(records, text).slice(0, MAX_SHOWN)
  },
}
