import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { formatPrice, shownTitle } from '@predio/domain/properties'
import { recordTarget, type Target } from '../../../../lib/navigation.ts'
import type { HistoryEntry } from './api/read-history.ts'
import { messages } from './messages.ts'

export interface EntryInWords {
  label: string
  title: string
  detail: string | null
  target?: Target
}

/** HIST-10 and HIST-05 define the texts of an entry. */
export function describeEntry(entry: HistoryEntry): EntryInWords {
  switch (entry.source) {
    case 'interaction':
      return entry.type === 'answer'
        ? {
            label: messages.answer,
            title: entry.title,
            detail: entry.detail,
            target: recordTarget('selecciones', entry.record_id),
          }
        : {
            label: INTERACTION_TYPE_LABELS[entry.type],
            title: entry.title,
            detail: joined([named(entry.facts.property), entry.detail]),
            target: recordTarget('interacciones', entry.record_id),
          }
    case 'message':
      return {
        label: messages.whatsapp,
        title: entry.type === 'inbound' ? messages.messageReceived : messages.messageSent,
        detail: entry.title,
      }
    case 'opportunity':
      return {
        label: messages.opportunity,
        title: messages.newOpportunityOf[entry.type],
        detail: named(entry.facts.property),
        target: recordTarget('oportunidades', entry.record_id),
      }
    case 'stage':
      return {
        label: messages.stage,
        title: entry.facts.from ? messages.stageFrom(entry.facts.from, entry.title) : entry.title,
        detail: named(entry.facts.property),
        target: recordTarget('oportunidades', entry.record_id),
      }
    case 'price': {
      const { from, to, currency, wordpress_id } = entry.facts
      const priceOf = (price: number) => formatPrice({ price, currency, operation: entry.type })
      return {
        label: messages.price,
        title: shownTitle(entry.title),
        detail: messages.priceFrom(priceOf(from), priceOf(to)),
        target: recordTarget('propiedades', wordpress_id ?? entry.record_id),
      }
    }
    case 'task':
      return { ...plain(entry, messages.taskDone), target: recordTarget('tareas', entry.record_id) }
    case 'document':
      return {
        ...plain(entry, messages.document),
        target: recordTarget('documentos', entry.record_id),
      }
    case 'share':
      return {
        label: messages.share,
        title: entry.title,
        detail:
          entry.facts.views > 0 ? messages.shareOpened(entry.facts.views) : messages.shareUnopened,
        target: recordTarget('documentos', entry.record_id),
      }
    case 'selection':
      return {
        ...plain(entry, messages.selection),
        target: recordTarget('selecciones', entry.record_id),
      }
    case 'opening':
      return {
        label: messages.opening,
        title: entry.title,
        detail: messages.openings(entry.facts.views),
        target: recordTarget('selecciones', entry.record_id),
      }
  }
}

export function isFromClient(entry: HistoryEntry): boolean {
  if (entry.source === 'interaction') return entry.facts.is_inbound ?? false
  return entry.source === 'opening' || (entry.source === 'message' && entry.type === 'inbound')
}

function plain({ title, detail }: HistoryEntry, label: string): EntryInWords {
  return { label, title, detail }
}

function named(title: string | null): string | null {
  return title === null ? null : shownTitle(title)
}

function joined(parts: readonly (string | null)[]): string | null {
  const texts = parts.filter(Boolean)
  return texts.length > 0 ? texts.join('\n') : null
}
