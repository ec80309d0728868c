import type { ClientIdentity, ClientValues, DuplicateClient } from '../../clients/index.ts'
import type { Property } from '../../properties/index.ts'
import type { SheetKind } from '../../sheets/index.ts'
import type { TaskPriority } from '../../tasks/index.ts'
import type { Moment } from '../moment.ts'
import type { ToolName } from './tool-schemas.ts'

export type ToolClient = ClientIdentity & { id: string }

export interface ToolData extends Moment {
  listings: readonly Property[]
  clients: readonly ToolClient[]
}

export type Proposal =
  | {
      tool: 'book_visit'
      property: Property
      client: ToolClient
      at: Date
      notes: string | null
    }
  | {
      tool: 'create_client'
      values: ClientValues
      duplicates: readonly DuplicateClient<ToolClient>[]
    }
  | {
      tool: 'create_task'
      title: string
      description: string | null
      priority: TaskPriority
      dueAt: Date | null
      client: ToolClient | null
      property: Property | null
    }
  | {
      tool: 'draft_whatsapp'
      client: ToolClient
      number: string
      message: string
      property: Property | null
    }
  | { tool: 'make_sheet'; property: Property; kind: SheetKind }
  | { tool: 'make_selection'; properties: readonly Property[]; client: ToolClient | null }
  | { tool: 'open_inbox' }

export type ProposalOf<T extends ToolName> = Extract<Proposal, { tool: T }>

export class ToolRefusal extends Error {
  override name = 'ToolRefusal'
}
