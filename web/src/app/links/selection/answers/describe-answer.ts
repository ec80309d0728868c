import { formatCalendarDate } from '@predio/domain/dates'
import {
  ANSWER_LABELS,
  REASON_LABELS,
  type AnswerRequest,
  type VisitSlot,
} from '@predio/domain/selections'
import type { AnswerState } from './answers.ts'
import { messages } from '../messages.ts'

export function describeDetails({ reason, comment, visitSlots }: AnswerRequest): string {
  return [
    reason && messages.reason(REASON_LABELS[reason].toLowerCase()),
    visitSlots.length > 0 && messages.wantsToSee(visitSlots.map(describeSlot).join('; ')),
    comment && messages.quoted(comment),
  ]
    .filter(Boolean)
    .join('\n')
}

export function describeAnswer(request: AnswerRequest): string {
  return [ANSWER_LABELS[request.answer], describeDetails(request)].filter(Boolean).join('\n')
}

export function describeSlot(slot: VisitSlot): string {
  const [day = '', half] = slot.split(' ')
  return messages.slot(formatCalendarDate(day, 'weekday'), half === 'am' ? 'am' : 'pm')
}

export function describeState(state: AnswerState, agent: string): string {
  switch (state.kind) {
    case 'none':
      return ''
    case 'sent':
      return messages.sent(agent)
    case 'sending':
      return messages.sending
    case 'waiting':
      return {
        offline: messages.waiting,
        throttled: messages.throttled,
        failing: messages.failing,
      }[state.delay]
    case 'refused':
      return describeRefusal(state.code)
  }
}

export function describeRefusal(code: string): string {
  const known: Record<string, string> = messages.refusals
  return known[code] ?? messages.refusals.other
}
