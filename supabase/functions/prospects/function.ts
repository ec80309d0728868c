import type { FunctionContext, FunctionDefinition } from '../_shared/context.ts'
import { enforceLimit } from '../_shared/enforce-limit.ts'
import { linkNotFound } from '../_shared/links/errors.ts'
import { linkToken } from '../_shared/links/link-token.ts'
import { ownerOfToken } from '../_shared/links/owner-of-token.ts'
import { countForInbox, PER_ADDRESS, UNKNOWN } from '../_shared/prospects/limits.ts'
import { receiveProspect } from '../_shared/prospects/receive-prospect.ts'
import { readSent } from '../_shared/read-sent.ts'
import { respondJson } from '../_shared/respond.ts'
import { readProspect } from './read-prospect.ts'
import { thank } from './thank.ts'

/** Forms, plug-ins and portals send here what a person asked: an agent's secret address (PROS-11). */
export const prospects: FunctionDefinition = {
  name: 'prospects',
  verifyJwt: false,
  hasPath: true,
  // Plug-ins and portals try an address with the first two.
  methods: ['GET', 'HEAD', 'POST'],
  timeLimitMs: 10_000,
  handle: takeProspect,
}

async function takeProspect(request: Request, context: FunctionContext): Promise<Response> {
  await enforceLimit(context, PER_ADDRESS, context.address)
  const owner = await ownerOfToken(context, 'prospects', tokenOf(request))
  if (owner === undefined) {
    await enforceLimit(context, UNKNOWN, context.address)
    throw linkNotFound()
  }
  if (request.method !== 'POST') return respondJson({ ok: true })
  const sent = await readSent(request)
  const prospect = readProspect(sent)
  // What a portal tells of its listings takes no prospect's place.
  if (prospect) await countForInbox(context, owner)
  return context.inTurnOf(owner, async () => {
    if (prospect) await receiveProspect(context, owner, prospect)
    return thank(request, context, owner, sent)
  })
}

/** The last part of the path; the runtimes differ in what stands before it. */
function tokenOf(request: Request): string {
  const [token] = new URL(request.url).pathname.split('/').filter(Boolean).slice(-1)
  return linkToken.parse(token)
}
