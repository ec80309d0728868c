import { isUuid } from '../../../domain/src/text/is-uuid.ts'
import {
  isVisitSlot,
  MAX_COMMENT,
  MAX_VISIT_SLOTS,
  PASS_REASONS,
  SELECTION_ANSWERS,
  type AnswerRequest,
} from '../../../domain/src/selections/selection.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { FunctionError, invalidRequest } from '../_shared/errors.ts'
import { refuseEnded } from '../_shared/links/errors.ts'
import { callRpc } from '../_shared/rest.ts'
import type { Selection } from './selection-link.ts'

const itemGone = () =>
  new FunctionError(404, 'item_gone', 'Esta propiedad ya no está en la selección.')

type Outcome = 'answered' | 'item_gone' | 'not_found' | 'revoked' | 'expired'

/** Writes an answer; the same one sent again changes nothing (SEL-09). */
export async function answerItem(
  context: FunctionContext,
  link: Selection,
  body: Record<string, unknown>,
): Promise<{ answered: true }> {
  const { itemId, answer, reason, comment, visitSlots } = readAnswer(body)
  const outcome = await callRpc<Outcome>(context, 'answer_selection', {
    link_id: link.id,
    item_id: itemId,
    given_answer: answer,
    given_reason: reason,
    given_comment: comment,
    given_slots: visitSlots,
  })
  if (outcome === 'item_gone') throw itemGone()
  refuseEnded(outcome)
  return { answered: true }
}

function readAnswer(body: Record<string, unknown>): AnswerRequest {
  const { itemId, answer, reason = null, comment = null, visitSlots = [] } = body
  if (!isUuid(itemId)) throw invalidRequest()
  if (!isOneOf(SELECTION_ANSWERS, answer)) throw invalidRequest()
  if (reason !== null && (answer !== 'pass' || !isOneOf(PASS_REASONS, reason)))
    throw invalidRequest()
  if (comment !== null && typeof comment !== 'string') throw invalidRequest()
  // The database stores neither; no person types them.
  const text =
    comment === null
      ? null
      : comment
          .replaceAll('\u0000', '')
          .replaceAll(/\p{Surrogate}/gu, '\ufffd')
          .trim() || null
  if (text !== null && text.length > MAX_COMMENT) throw invalidRequest('El mensaje es muy largo.')
  if (!Array.isArray(visitSlots) || visitSlots.length > MAX_VISIT_SLOTS) throw invalidRequest()
  if (visitSlots.length > 0 && answer !== 'visit') throw invalidRequest()
  if (!visitSlots.every(isVisitSlot)) throw invalidRequest()
  return { itemId, answer, reason, comment: text, visitSlots }
}

function isOneOf<T extends string>(known: readonly T[], value: unknown): value is T {
  return (known as readonly unknown[]).includes(value)
}
