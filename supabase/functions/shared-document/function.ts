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
import { noteDownload } from './note-download.ts'
import { presentDocument } from './present-document.ts'
import { placeOfShare, type Share } from './share.ts'

/** DOC-09. The limit is high because an office may share one address; 256-bit tokens cannot be guessed anyway. */
const OPENINGS: Limit = { name: 'shared-document', per: 'address', max: 60, seconds: 60 }

/** Opens a share by its token, for somebody without an account: to show it (`action: 'open'`), or for a download (`'download'`). */
export const sharedDocument: FunctionDefinition = {
  name: 'shared-document',
  verifyJwt: false,
  methods: ['POST'],
  timeLimitMs: 30_000,
  handle: openSharedDocument,
}

async function openSharedDocument(request: Request, context: FunctionContext): Promise<Response> {
  await enforceLimit(context, OPENINGS, context.address)
  const body = await readJson(request)
  const { action = 'open' } = body
  if (action !== 'open' && action !== 'download') throw invalidRequest()
  const place = placeOfShare(await hashToken(body['token']))
  const share = await findLink<Share>(context, place)
  return inOpening(context, share, async () => {
    // Before counting: opening a missing file is no view.
    const presented = await presentDocument(context, share)
    // The page that downloads is open already, and its view was counted.
    if (action === 'download') await noteDownload(context, share)
    else await countView(context, place, share, (first) => announceOpening(context, first))
    return respondPage(presented)
  })
}
