import type { FunctionContext } from '../_shared/context.ts'
import { startDeadline } from '../_shared/deadline.ts'
import { followRedirects } from '../_shared/network/follow-redirects.ts'
import { basicCredentials } from './basic-credentials.ts'
import type { Site } from './choose-site.ts'
import { isRestUrl } from './is-rest-url.ts'
import { presentPage } from './present-page.ts'
import { presentPicture } from './present-picture.ts'
import { presentRest } from './present-rest.ts'
import { refuseStatus } from './refuse-status.ts'

/** Firewalls of WordPress sites refuse clients with unusual names. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Predio)'
const ACCEPT = {
  rest: 'application/json',
  picture: 'image/jpeg, image/png, image/webp',
  page: 'text/html',
}

export async function readSite(
  context: FunctionContext,
  clientSignal: AbortSignal,
  site: Site,
  allowPrivate: boolean,
): Promise<Response> {
  const deadline = startDeadline(site.timeoutMs, context.signal, clientSignal)
  try {
    const { response, redirectedTo } = await followRedirects(site.url, {
      outbound: context.outbound,
      headers: { accept: ACCEPT[site.expects], 'user-agent': USER_AGENT },
      authorization: basicCredentials(site.key),
      signal: deadline.signal,
      allowPrivate,
      // A REST address that redirects to a page offers no REST, so the redirect is not followed and is itself the answer.
      mayFollow: (target) => site.expects !== 'rest' || isRestUrl(target),
    })
    const target = redirectedTo && `${redirectedTo.origin}${redirectedTo.pathname}`
    if (response.status < 200 || response.status > 299) await refuseStatus(response, target)
    switch (site.expects) {
      case 'rest':
        return await presentRest(response, target)
      case 'picture':
        return await presentPicture(response)
      case 'page':
        return await presentPage(response, target)
    }
  } finally {
    deadline.stop()
  }
}
