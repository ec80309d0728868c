import type { Config } from '../../config.ts'
import { isLoopback } from '../../settings/is-loopback.ts'
import { CHECK_HEADER, type SeenRequest } from '../../http/live.ts'
import { failureCode, troubleOf } from '../../database/failure-code.ts'
import { off, ok, warning, wrong, type Found } from './finding.ts'
import { urlMessages as messages } from './machine-messages.ts'

const TIMEOUT_MS = 10_000
/** The check claims to come from this address, which RFC 5737 reserves for examples; any browser could claim the same. */
const CLAIM = '203.0.113.7'

/** The check asks the server through its public address, so that the answer shows how the proxy changes a request. */
export async function checkPublicUrl({
  publicUrl,
  publicUrlGiven,
}: Pick<Config, 'publicUrl' | 'publicUrlGiven'>): Promise<Found> {
  const { origin } = publicUrl
  if (!publicUrlGiven) return off(messages.local(origin), messages.localTodo)
  let answer: Response
  try {
    answer = await fetch(`${origin}/live`, {
      headers: { [CHECK_HEADER]: CLAIM, 'x-forwarded-for': CLAIM },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (error) {
    return describeFailure(error, origin)
  }
  // A proxy answers with a status from 500 on while Predio is stopped.
  if (answer.status >= 500) {
    return warning(messages.unreachable(origin, `error ${answer.status}`), messages.unreachableTodo)
  }
  const seen = await readSeen(answer)
  return seen ? judge(seen, publicUrl) : wrong(messages.other(origin), messages.otherTodo)
}

function judge(
  { isForwarded, isProxyTrusted }: SeenRequest,
  { origin, protocol, hostname }: URL,
): Found {
  if (isForwarded) {
    return isProxyTrusted
      ? ok(messages.ok(origin))
      : wrong(messages.untrusted, messages.untrustedTodo)
  }
  if (isProxyTrusted) return wrong(messages.claimed, messages.claimedTodo)
  // Predio itself speaks no HTTPS, so an https address means that a proxy stands before the server.
  if (protocol === 'https:') return wrong(messages.unforwarded, messages.unforwardedTodo)
  return isLoopback(hostname)
    ? ok(messages.direct(origin))
    : warning(messages.plain(origin), messages.plainTodo)
}

async function readSeen(answer: Response): Promise<SeenRequest | undefined> {
  try {
    return ((await answer.json()) as { seen?: SeenRequest }).seen
  } catch {
    return undefined
  }
}

function describeFailure(error: unknown, origin: string): Found {
  const code = failureCode(error) || (error as Error).name
  switch (troubleOf(error)) {
    case 'name':
      return wrong(messages.name(origin), messages.nameTodo)
    case 'tls':
      return wrong(messages.tls(origin, code), messages.tlsTodo)
    default:
      // Predio may be stopped, or only this machine cannot reach it.
      return warning(messages.unreachable(origin, code), messages.unreachableTodo)
  }
}
