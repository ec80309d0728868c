import type { FunctionContext } from '../_shared/context.ts'
import { startDeadline } from '../_shared/deadline.ts'
import { isOn } from '../_shared/is-on.ts'
import { checkTarget } from '../_shared/network/check-target.ts'
import { OutboundError } from '../_shared/network/outbound.ts'
import { parseUrl } from '../_shared/parse-url.ts'

const ANSWERS_WITHIN_MS = 10_000

/**
 * site-proxy refuses private networks. The address of a name is known only when connecting, so the site is requested once, without its key.
 */
export async function isOutOfReach(
  context: FunctionContext,
  siteUrl: string | null,
): Promise<boolean> {
  const url = parseUrl(siteUrl ?? '')
  if (
    !url ||
    url.username !== '' ||
    url.password !== '' ||
    isOn(context.env('SITE_PROXY_ALLOW_PRIVATE'))
  )
    return false
  // Only a site in a private network gets its key given out, not one with an unusual port of a public name.
  url.port = ''
  const deadline = startDeadline(ANSWERS_WITHIN_MS, context.signal)
  try {
    checkTarget(url, false)
    const response = await context.outbound(url, { headers: {}, signal: deadline.signal })
    response.discard()
    return false
  } catch (error) {
    if (error instanceof OutboundError) return error.kind === 'blocked'
    throw error
  } finally {
    deadline.stop()
  }
}
