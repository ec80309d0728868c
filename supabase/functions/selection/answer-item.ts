import { z } from 'zod'
import {
  isVisitSlot,
  MAX_COMMENT,
  MAX_VISIT_SLOTS,
  PASS_REASONS,
  SELECTION_ANSWERS,
  type AnswerRequest,
  type VisitSlot,
} from '../../../domain/src/selections/selection.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { FunctionError, invalidRequest } from '../_shared/errors.ts'
import { refuseEnded } from '../_shared/links/errors.ts'
import { readShape } from '../_shared/read-body.ts'
import { callRpc } from '../_shared/rest.ts'
import type { Selection } from './selection-link.ts'

const itemGone = () =>
  new FunctionError(404, 'item_gone', 'Esta propiedad ya no está en la selección.')

function withoutUnstorable(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\ufffd')
}

const answerSchema = z
  .object({
    itemId: z.guid(),
    answer: z.enum(SELECTION_ANSWERS),
    reason: z.enum(PASS_REASONS).nullable().default(null),
    comment: z
      .string()
      .overwrite(withoutUnstorable)
      .trim()
      .max(MAX_COMMENT)
      .transform((text) => text || null)
      .nullable()
      .default(null),
    visitSlots: z.array(z.custom<VisitSlot>(isVisitSlot)).max(MAX_VISIT_SLOTS).default([]),
  })
  .refine(({ answer, reason }) => reason === null || answer === 'pass')
  .refine(({ answer, visitSlots }) => visitSlots.length === 0 || answer === 'visit')

type Outcome = 'answered' | 'item_gone' | 'not_found' | 'revoked' | 'expired'

/** If the same answer is sent again, nothing changes (SEL-09). */
export async function answerItem(
  context: FunctionContext,
  link: Selection,
  body: unknown,
): Promise<{ answered: true }> {
  const given: AnswerRequest = readShape(body, answerSchema, ({ path: [field], code }) =>
    invalidRequest(
      field === 'comment' && code === 'too_big' ? 'El mensaje es muy largo.' : undefined,
    ),
  )
  const outcome = await callRpc<Outcome>(context, 'answer_selection', {
    link_id: link.id,
    item_id: given.itemId,
    given_answer: given.answer,
    given_reason: given.reason,
    given_comment: given.comment,
    given_slots: given.visitSlots,
  })
  if (outcome === 'item_gone') throw itemGone()
  refuseEnded(outcome)
  return { answered: true }
}
