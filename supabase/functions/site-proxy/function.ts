import type { FunctionContext, FunctionDefinition } from '../_shared/context.ts'
import { isOn } from '../_shared/is-on.ts'
import { OutboundError } from '../_shared/network/outbound.ts'
import { callerOf } from '../_shared/run-function.ts'
import { chooseSite } from './choose-site.ts'
import { siteFailed } from './errors.ts'
import { enter } from './in-flight.ts'
import { leaveWhenRead } from './leave-when-read.ts'
import { type Question, readQuestion } from './read-question.ts'
import { readSite } from './read-site.ts'

/**
 * Browsers cannot read sites whose REST refuses them, nor pictures, which WordPress serves without CORS headers, so this function reads
 * both. It must never become a way into the operator's network or an open proxy: choose-site.ts decides what may be requested, and
 * _shared/network where a request may end.
 */
export const siteProxy: FunctionDefinition = {
  name: 'site-proxy',
  verifyJwt: true,
  methods: ['GET', 'POST'],
  timeLimitMs: 35_000,
  handle: proxySite,
}

/** Requests to sites that are not saved share a few slots. */
function isOfAnySite({ key, import: imports }: Question): boolean {
  return key !== undefined || imports !== undefined
}

async function proxySite(request: Request, context: FunctionContext): Promise<Response> {
  const caller = callerOf(context)
  const question = await readQuestion(request)
  const leave = enter(caller.id, isOfAnySite(question) ? 'unsaved' : 'saved')
  try {
    const site = await chooseSite(context, caller, question)
    const allowPrivate = isOn(context.env('SITE_PROXY_ALLOW_PRIVATE'))
    return leaveWhenRead(await readSite(context, request.signal, site, allowPrivate), leave)
  } catch (error) {
    leave()
    throw error instanceof OutboundError ? siteFailed(error) : error
  }
}
