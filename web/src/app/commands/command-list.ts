import {
  ArrowRightLeft,
  Calculator,
  CalendarCheck,
  DoorOpen,
  FilePlus2,
  FolderOpen,
  MessageCircle,
  NotebookPen,
  Phone,
  UserPlus,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { Verb } from '@predio/domain/commands'
import { matchWords } from '../../lib/match-words.ts'
import type { LocalSource, SearchHit } from '../../lib/search-source.ts'
import { BEGINNINGS, EXAMPLES, messages } from './messages.ts'
import { openCommand } from './command-host.tsx'

export const COMMAND_ICONS: Readonly<Record<Verb, LucideIcon>> = {
  client: UserPlus,
  task: CalendarCheck,
  visit: DoorOpen,
  meeting: Users,
  note: NotebookPen,
  document: FilePlus2,
  call: Phone,
  whatsapp: MessageCircle,
  open: FolderOpen,
  move: ArrowRightLeft,
  commission: Calculator,
}

/** CMD-13: choosing a command that needs a name writes the command's first words into the search field. */
const COMMANDS: readonly (SearchHit & { keywords: string })[] = [
  {
    id: 'client',
    label: messages.newClient,
    detail: EXAMPLES.client,
    keywords: 'crear agregar alta contacto prospecto',
    icon: COMMAND_ICONS.client,
    target: { run: () => openCommand({ kind: 'client', name: '' }) },
  },
  {
    id: 'task',
    label: messages.newTask,
    detail: EXAMPLES.task,
    keywords: 'crear agregar pendiente recordatorio recordar',
    icon: COMMAND_ICONS.task,
    target: { run: () => openCommand({ kind: 'task', preset: {} }) },
  },
  {
    id: 'visit',
    label: messages.newVisit,
    detail: EXAMPLES.visit,
    keywords: 'crear agendar programar cita',
    icon: COMMAND_ICONS.visit,
    target: { run: () => openCommand({ kind: 'interaction', preset: { type: 'visit' } }) },
  },
  {
    id: 'document',
    label: messages.newDocument,
    detail: EXAMPLES.document,
    keywords: 'crear subir agregar archivo contrato',
    icon: COMMAND_ICONS.document,
    target: { run: () => openCommand({ kind: 'document' }) },
  },
  {
    id: 'call',
    label: messages.call,
    detail: EXAMPLES.call,
    keywords: 'marcar telefono',
    icon: COMMAND_ICONS.call,
    target: { fill: BEGINNINGS.call },
  },
  {
    id: 'whatsapp',
    label: messages.whatsApp,
    detail: EXAMPLES.whatsApp,
    keywords: 'mensaje escribir enviar mandar',
    icon: COMMAND_ICONS.whatsapp,
    target: { fill: BEGINNINGS.whatsApp },
  },
  {
    id: 'open',
    label: messages.open,
    detail: EXAMPLES.open,
    keywords: 'ver ir mostrar',
    icon: COMMAND_ICONS.open,
    target: { fill: BEGINNINGS.open },
  },
  {
    id: 'move',
    label: messages.move,
    detail: EXAMPLES.move,
    keywords: 'cambiar pasar oportunidad',
    icon: COMMAND_ICONS.move,
    target: { fill: BEGINNINGS.move },
  },
  {
    id: 'commission',
    label: messages.commission,
    detail: EXAMPLES.commission,
    keywords: 'honorarios',
    icon: COMMAND_ICONS.commission,
    target: { fill: BEGINNINGS.commission },
  },
]

export const commandList: LocalSource = {
  id: 'command-list',
  label: messages.heading,
  find: (text) => (text === '' ? COMMANDS : []),
}

/** SEARCH-05: commands come after the sections, because they share words: 'comisión' is the calculator. */
export const foundCommands: LocalSource = {
  id: 'found-commands',
  label: messages.heading,
  find: (text) => (text === '' ? [] : matchWords(COMMANDS, text)),
}
