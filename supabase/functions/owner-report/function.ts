import type { FunctionContext, FunctionDefinition, Limit } from '../_shared/context.ts'
import { enforceLimit } from '../_shared/enforce-limit.ts'
import { invalidRequest } from '../_shared/errors.ts'
import { inOpening } from '../_shared/links/charge-owner.ts'
import { countView } from '../_shared/links/count-view.ts'
import { findLink } from '../_shared/links/find-link.ts'
import { hashToken } from '../_shared/links/hash-token.ts'
import { respondPage } from '../_shared/links/respond-page.ts'
import { readJson } from '../_shared/read-json.ts'
import { announceOpening } from './announce-opening.ts'
import { presentReport } from './present-report.ts'
import { placeOfReport, type Report } from './report-link.ts'

/** OREP-11. As high as for documents, for the same reasons. */
const OPENINGS: Limit = { name: 'owner-report', per: 'address', max: 60, seconds: 60 }

/** Opens a report to an owner by its token. */
export const ownerReport: FunctionDefinition = {
  name: 'owner-report',
  verifyJwt: false,
  methods: ['POST'],
  timeLimitMs: 30_000,
  handle,
}

async function handle(request: Request, context: FunctionContext): Promise<Response> {
  const body = await readJson(request)
  if (body['action'] !== 'open') throw invalidRequest()
  await enforceLimit(context, OPENINGS, context.address)
  const place = placeOfReport(await hashToken(body['token']))
  const link = await findLink<Report>(context, place)
  return inOpening(context, link, async () => {
    const [presented] = await Promise.all([
      presentReport(context, link),
      countView(context, place, link, (first) => announceOpening(context, first)),
    ])
    return respondPage(presented)
  })
}
