import { isOn } from '../../settings/check-variables.ts'
import type { Config } from '../../config.ts'
import { openOutbound } from '../../functions/outbound/open-outbound.ts'
import { failureKindOf } from '../../functions/outbound/to-outbound-error.ts'
import type { Resolve } from '../../functions/outbound/resolve-names.ts'
import { isLoopback } from '../../settings/is-loopback.ts'
import { ok, warning, wrong, type Found } from './finding.ts'
import { proxyMessages as messages } from './messages.ts'

const TIMEOUT_MS = 15_000
/** Nearly every office's server can reach this site, which is never private. */
const USUAL_SITE = 'https://wordpress.org/'

interface ProxyCheck {
  config: Pick<Config, 'functionSettings' | 'publicUrl'>
  site?: string | undefined
  /** Tests pass a resolver of their own. */
  resolve?: Resolve
}

export async function checkSiteProxy({
  config,
  site = USUAL_SITE,
  resolve,
}: ProxyCheck): Promise<Found> {
  const allowsPrivate = isOn(config.functionSettings['SITE_PROXY_ALLOW_PRIVATE'] ?? 'off')
  const reached = await readPage(site, allowsPrivate, resolve)
  if (reached) return reached
  if (!allowsPrivate) return ok(messages.works(site))
  return isLoopback(config.publicUrl.hostname)
    ? warning(messages.worksPrivately(site), messages.privateForTests)
    : wrong(messages.private, messages.privateTodo)
}

async function readPage(
  site: string,
  allowsPrivate: boolean,
  resolve: Resolve | undefined,
): Promise<Found | undefined> {
  if (!URL.canParse(site)) return wrong(messages.noAddress(site), messages.noAddressTodo)
  try {
    const response = await openOutbound(allowsPrivate, resolve)(new URL(site), {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    response.discard()
    return undefined
  } catch (error) {
    switch (failureKindOf(error)) {
      case 'dns':
        return wrong(messages.name(site), messages.nameTodo)
      case 'blocked':
        return wrong(messages.blocked(site), messages.blockedTodo)
      case 'timeout':
        return wrong(messages.timeout(site), messages.reachTodo)
      case 'tls':
        return wrong(messages.tls(site), messages.tlsTodo)
      case undefined:
        throw error
      default:
        return wrong(messages.refused(site), messages.reachTodo)
    }
  }
}
