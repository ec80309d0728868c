import { formatDate } from '@predio/domain/dates'
import type { SelectionAnswer } from '@predio/domain/selections'
import { messages as linkMessages } from '../public-links/messages.ts'
import type { ClientSelection, SelectionItem, SelectionRow } from './api/selection-row.ts'
import { messages } from './messages.ts'

const SHOWN_FIRST: readonly SelectionAnswer[] = ['visit', 'like', 'pass']

export function describeAnswers(items: readonly { answer: SelectionAnswer | null }[]): string {
  const parts = SHOWN_FIRST.flatMap((answer) => {
    const count = items.filter((item) => item.answer === answer).length
    return count === 0 ? [] : [messages.answers[answer](count)]
  })
  return parts.length === 0 ? messages.noAnswers : parts.join(' · ')
}

export function describeSelectionFacts(selection: ClientSelection, zone: string): string {
  return [
    messages.listings(selection.items.length),
    linkMessages.views(selection.views),
    formatDate(new Date(selection.created_at), zone, 'short'),
  ].join(' · ')
}

/** SEL-16: listings that were added after the client last opened the selection, or after it was created. */
export function unseenItems({
  items,
  last_viewed_at: lastView,
  created_at: made,
}: Pick<SelectionRow, 'last_viewed_at' | 'created_at'> & {
  items: readonly Pick<SelectionItem, 'id' | 'created_at'>[]
}) {
  const since = Date.parse(lastView ?? made)
  return items.filter(({ created_at }) => Date.parse(created_at) > since)
}
