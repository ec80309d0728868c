import { formatMoment } from '@predio/domain/dates'
import type { Proposal, ProposalOf } from '@predio/domain/assistant'
import { fullName } from '@predio/domain/clients'
import { taskSchema } from '@predio/domain/tasks'
import { useSaveClient } from '../../../records/clients/api/save-client.ts'
import { ensureLocalProperty } from '../../../records/listings/store/api/ensure-local-property.ts'
import { openSelectionDialog } from '../../../records/selections/use-selection-dialog.ts'
import { openSheets } from '../../../records/sheets/open-sheets.ts'
import { useSaveTask } from '../../../records/tasks/api/save-task.ts'
import { useWhatsApp } from '../../../records/whatsapp/use-whatsapp.ts'
import { bookVisit } from './api/book-visit.ts'
import { DONE, DONE_TITLES } from './messages.ts'
import { ADDRESSES, recordTarget, type Target, useOpen } from '../../../lib/navigation.ts'

const INBOX: Target = { to: ADDRESSES.prospects, state: {} }

class NotSent extends Error {
  override name = 'NotSent'
}

interface Work {
  proposal: Proposal
  ids: { record: string; task: string }
  zone: string
}

interface Done {
  text: string
  target?: Target
}

/** Carries out a proposal with the same functions as the CRM's forms. Throws if writing fails. */
export function useCarryOut(): (work: Work) => Promise<Done> {
  const saveClient = useSaveClient()
  const saveTask = useSaveTask()
  const whatsApp = useWhatsApp()
  const open = useOpen()

  async function createTask(proposal: ProposalOf<'create_task'>, id: string): Promise<void> {
    const { title, description, priority, dueAt, client, property } = proposal
    const propertyId = property && (await ensureLocalProperty(property))
    const values = taskSchema.parse({
      title,
      description,
      priority,
      due_date: dueAt?.toISOString() ?? null,
      client_id: client?.id ?? null,
      property_id: propertyId,
    })
    await saveTask({ id, values, base: undefined })
  }

  async function createClient({ values }: ProposalOf<'create_client'>, id: string): Promise<void> {
    await saveClient({ id, values: { client: values, preferences: null }, base: undefined })
  }

  async function openWhatsApp(proposal: ProposalOf<'draft_whatsapp'>, id: string): Promise<void> {
    const { client, number, message, property } = proposal
    const outgoing: Parameters<typeof whatsApp.send>[0] = {
      id,
      client: { id: client.id, first_name: client.first_name, whatsapp: number },
      text: message,
      // Runs after the window is open, because browsers refuse to open one after a request.
      prepare: async () => {
        if (property) outgoing.propertyId = await ensureLocalProperty(property)
      },
    }
    if (!(await whatsApp.send(outgoing))) throw new NotSent('the message was not recorded')
  }

  return async ({ proposal, ids, zone }) => {
    switch (proposal.tool) {
      case 'book_visit': {
        await bookVisit(proposal, ids)
        const { property, client, at } = proposal
        const text = DONE.visit(property.title, fullName(client), formatMoment(at, zone))
        return { text, target: recordTarget('interacciones', ids.record) }
      }
      case 'create_client':
        await createClient(proposal, ids.record)
        return {
          text: DONE.client(fullName(proposal.values)),
          target: recordTarget('clientes', ids.record),
        }
      case 'create_task':
        await createTask(proposal, ids.record)
        return {
          text: DONE.task(proposal.title),
          target: recordTarget('tareas', ids.record),
        }
      case 'draft_whatsapp':
        await openWhatsApp(proposal, ids.record)
        return {
          text: DONE.whatsapp(fullName(proposal.client)),
          target: recordTarget('clientes', proposal.client.id),
        }
      case 'make_sheet':
        // The sheet is only shown; the person sends it.
        openSheets([proposal.property], proposal.kind)
        return { text: DONE.sheet(proposal.property.title) }
      case 'make_selection': {
        // The form is only opened; the person saves it and sends its link.
        const { client, properties } = proposal
        const name = client && fullName(client)
        openSelectionDialog({
          listings: properties,
          ...(client && { client: { id: client.id, label: fullName(client) } }),
        })
        return { text: DONE.selection(properties.length, name) }
      }
      case 'open_inbox':
        open(INBOX)
        return { text: DONE_TITLES.open_inbox, target: INBOX }
    }
  }
}
