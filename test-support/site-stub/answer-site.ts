import { page, refusal, type Answer, type Asked } from './answer.ts'
import { answerRest } from './answer-rest.ts'
import type { SiteOptions } from './site-options.ts'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export function answerSite(asked: Asked, site: { url: string; options: SiteOptions }): Answer {
  const { options } = site
  if (options.redirectsTo !== null) return redirect(asked, options.redirectsTo)
  const answer = answerAddress(asked, site)
  return options.warns && asked.method !== 'OPTIONS' ? withWarning(answer) : answer
}

function answerAddress(asked: Asked, site: { url: string; options: SiteOptions }): Answer {
  const { options } = site
  if (asked.path.endsWith('.png')) {
    return { status: 200, headers: { 'content-type': 'image/png' }, body: PICTURE }
  }
  if (options.onlyPages) return page()
  // WordPress answers preflights even if it will refuse the request, but a failing server does not.
  const isAsked = asked.method !== 'OPTIONS' || (options.status ?? 0) >= 500
  if (options.status !== null && isAsked) {
    return refusal(options.status, 'site_error', 'Fuera de servicio')
  }
  const route = routeOf(asked, options.plainPermalinks)
  if (route === null) return page()
  const given = options.dropsAuthorization ? undefined : asked.authorization
  const isKnown = !options.passwordsOff && given === basic(options.key)
  if (options.locked && !isKnown) return refusal(401, 'rest_not_logged_in')
  if (asked.method === 'OPTIONS') return { status: 200, body: '' }
  if (options.strict && given && !isKnown) return refusal(401, 'incorrect_password')
  return answerRest(route, asked, { ...site, isKnown })
}

function redirect({ path, query }: Asked, to: string): Answer {
  const rest = query.size > 0 ? `?${query.toString()}` : ''
  return { status: 301, headers: { location: `${to}${path}${rest}` }, body: '' }
}

/** PHP sends the headers with the first byte of a warning, so the content type of the answer is lost. */
function withWarning(answer: Answer): Answer {
  if (typeof answer.body !== 'string' || answer.body === '') return answer
  const warning =
    '<br />\n<b>Warning</b>:  Undefined array key "precio" in <b>/home/casas/public_html/wp-content/plugins/casas/casas.php</b> on line <b>12</b><br />\n'
  return {
    status: answer.status,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
    body: warning + answer.body,
  }
}

function routeOf({ path, query }: Asked, isPlain: boolean): string | null {
  const byPath = /^\/wp-json\/?(.*)$/.exec(path)?.[1]
  const route = isPlain ? query.get('rest_route') : (byPath ?? query.get('rest_route'))
  return route?.replace(/^\/|\/$/g, '') ?? null
}

function basic(key: string): string {
  return `Basic ${Buffer.from(key).toString('base64')}`
}
