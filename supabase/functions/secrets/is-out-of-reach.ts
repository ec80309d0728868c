import type { FunctionContext } from '../_shared/context.ts'
import { startDeadline } from '../_shared/deadline.ts'
import { isOn } from '../_shared/is-on.ts'
import { checkTarget } from '../_shared/network/check-target.ts'
import { OutboundError } from '../_shared/network/outbound.ts'
import { parseUrl } from '../_shared/parse-url.ts'

const ANSWERS_WITHIN_MS = 10_000

/**
 * Whether site-proxy would refuse this site's address, as it does with those of private networks. What a name leads
 * to is known when connecting, so the site is asked once, without its key.
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
  // Nothing but a private network makes the key readable: a public name is not out of reach because of its port.
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
