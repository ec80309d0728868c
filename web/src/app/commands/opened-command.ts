import { createPersonalStore } from '../../lib/personal-store.ts'
import type { InteractionPreset } from '../../records/interactions/interaction-values.ts'
import type { Stage } from '../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import type { TaskPreset } from '../../records/tasks/task-values.ts'
import type { Recipient } from '../../records/whatsapp/api/read-recipient.ts'

/** What a command opened; CommandHost shows it over whatever screen is open. */
export type OpenedCommand =
  | { kind: 'client'; name: string; phone?: string | undefined }
  | { kind: 'task'; preset: TaskPreset }
  | { kind: 'interaction'; preset: InteractionPreset }
  | { kind: 'document'; name?: string }
  | { kind: 'template'; templateId?: string }
  | { kind: 'whatsapp'; client: Recipient; text?: string }
  | { kind: 'move'; card: OpportunityRow; to: Stage; stages: readonly Stage[] }

interface Opening {
  /** Its own for every opening: the same command given twice is carried out twice. */
  serial: number
  command: OpenedCommand
}

export const openedCommand = createPersonalStore<Opening | undefined>(undefined)

let lastSerial = 0

export function openCommand(command: OpenedCommand): void {
  lastSerial += 1
  openedCommand.set({ serial: lastSerial, command })
}

export function closeCommand(): void {
  openedCommand.set(undefined)
}
