import type { FunctionContext, FunctionDefinition, Limit } from '../_shared/context.ts'
import { enforceLimit } from '../_shared/enforce-limit.ts'
import { invalidRequest } from '../_shared/errors.ts'
import { inAnswer, inOpening } from '../_shared/links/charge-owner.ts'
import { countView } from '../_shared/links/count-view.ts'
import { findLink } from '../_shared/links/find-link.ts'
import { hashToken } from '../_shared/links/hash-token.ts'
import { respondPage } from '../_shared/links/respond-page.ts'
import { readJson } from '../_shared/read-json.ts'
import { announceOpening } from './announce-opening.ts'
import { answerItem } from './answer-item.ts'
import { acceptNotice } from './notice-consent.ts'
import { placeOfSelection, type Selection } from './selection-link.ts'
import { presentSelection } from './present-selection.ts'

/** SEL-08. As high as for documents, for the same reasons. */
const OPENINGS: Limit = { name: 'selection', per: 'address', max: 60, seconds: 60 }
/** A person answers one listing after another; a hundred of them, kept without a connection, arrive together. */
const ANSWERS: Limit = { name: 'selection-answers', per: 'address', max: 240, seconds: 60 }

/** Opens a selection by its token, and takes the answers of whoever has the link. */
export const selection: FunctionDefinition = {
  name: 'selection',
  verifyJwt: false,
  methods: ['POST'],
  timeLimitMs: 30_000,
  handle,
}

async function handle(request: Request, context: FunctionContext): Promise<Response> {
  const body = await readJson(request)
  if (body['action'] === 'answer') return answer(context, body)
  if (body['action'] === 'consent') return consent(context, body)
  if (body['action'] !== 'open') throw invalidRequest()
  await enforceLimit(context, OPENINGS, context.address)
  const place = placeOfSelection(await hashToken(body['token']))
  const link = await findLink<Selection>(context, place)
  return inOpening(context, link, async () => {
    // At the same time: whoever opens it waits for both. What the page shows does not depend on this view.
    const [presented] = await Promise.all([
      presentSelection(context, link),
      countView(context, place, link, (first) => announceOpening(context, first)),
    ])
    return respondPage(presented)
  })
}

async function answer(context: FunctionContext, body: Record<string, unknown>): Promise<Response> {
  await enforceLimit(context, ANSWERS, context.address)
  const place = placeOfSelection(await hashToken(body['token']))
  const link = await findLink<Selection>(context, place)
  return inAnswer(context, link, async () => {
    await answerItem(context, link, body)
    return respondPage({ answered: true })
  })
}

async function consent(context: FunctionContext, body: Record<string, unknown>): Promise<Response> {
  await enforceLimit(context, ANSWERS, context.address)
  const place = placeOfSelection(await hashToken(body['token']))
  const link = await findLink<Selection>(context, place)
  return inAnswer(context, link, async () => {
    await acceptNotice(context, link, body)
    return respondPage({ accepted: true })
  })
}
