import type { FunctionContext, FunctionDefinition, Limit } from '../_shared/context.ts'
import { enforceLimit } from '../_shared/enforce-limit.ts'
import { readJson } from '../_shared/read-json.ts'
import { respondJson } from '../_shared/respond.ts'
import { countView } from './count-view.ts'
import { findShare } from './find-share.ts'
import { hashToken } from './hash-token.ts'
import { noteDownload } from './note-download.ts'
import { presentDocument } from './present-document.ts'

/** Generous, since a whole office may share one address; tokens cannot be guessed anyway. */
const OPENINGS: Limit = { name: 'shared-document', per: 'address', max: 60, seconds: 60 }

/** Opens a share by its token, for somebody without an account. */
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
  const purpose = body['purpose'] === 'download' ? 'download' : 'view'
  const tokenHash = await hashToken(body['token'])
  const share = await findShare(context, tokenHash)
  // Before counting: a file that is gone was not seen by anybody.
  const presented = await presentDocument(context, share, purpose)
  // Whoever downloads has the page open already: that view was counted.
  if (purpose === 'download') await noteDownload(context, share)
  else await countView(context, tokenHash, share)
  return respondJson(presented, 200, { 'x-robots-tag': 'noindex' })
}
