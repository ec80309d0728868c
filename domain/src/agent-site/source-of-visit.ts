import type { TrafficSource } from './traffic-sources.ts'

/** What a request tells of where its visitor came from. */
export interface Arrival {
  referrer: string | null
  userAgent: string
  query: Readonly<Record<string, string | undefined>>
  /** The host of this server: its own pages are no source. */
  ownHost: string
}

const named = (text: string) => text.trim().split(/\s+/)

const HOSTS: readonly (readonly [TrafficSource, readonly string[]])[] = [
  ['whatsapp', named('whatsapp.com whatsapp.net wa.me com.whatsapp com.whatsapp.w4b')],
  ['instagram', named('instagram.com com.instagram.android')],
  [
    'facebook',
    named('facebook.com fb.com fb.me messenger.com com.facebook.katana com.facebook.orca'),
  ],
  [
    'portal',
    named(
      'inmuebles24.com vivanuncios.com.mx lamudi.com.mx metroscubicos.com propiedades.com icasas.mx easybroker.com trovit.com trovit.com.mx mitula.mx nestoria.mx mercadolibre.com.mx segundamano.mx doomos.com.mx casasyterrenos.com lahaus.mx propiedadesymas.com tuhabi.mx zonaprop.com.mx century21mexico.com remax.com.mx',
    ),
  ],
  [
    'search',
    named(
      'bing.com duckduckgo.com yahoo.com ecosia.org brave.com baidu.com yandex.com yandex.ru startpage.com qwant.com com.google.android.googlequicksearchbox chatgpt.com perplexity.ai',
    ),
  ],
]
const GOOGLE = /(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/

const WORDS: readonly (readonly [RegExp, TrafficSource])[] = [
  [/^(wa$|whats)/, 'whatsapp'],
  [/^(ig$|insta)/, 'instagram'],
  [/^(fb$|face|meta$|messenger)/, 'facebook'],
  [/^(google|bing|adwords|buscador|yahoo|duckduckgo)/, 'search'],
  [
    /^(portal|inmuebles24|vivanuncios|lamudi|metroscubicos|propiedades\.com|icasas|easybroker|trovit|mitula|mercadolibre)/,
    'portal',
  ],
]
/** What these companies put into the addresses that they lead to. */
const MARKS: readonly (readonly [string, TrafficSource])[] = [
  ['igshid', 'instagram'],
  ['igsh', 'instagram'],
  ['fbclid', 'facebook'],
  ['gclid', 'search'],
  ['msclkid', 'search'],
]
/** Browsers inside of apps, which may send no referrer. */
const APPS: readonly (readonly [RegExp, TrafficSource])[] = [
  [/\bInstagram\b/, 'instagram'],
  [/\bFB(AN|AV|_IAB)\b/, 'facebook'],
]

/** WEB-28: what the address says counts before the referrer, and the referrer before the app. Null where nothing says anything. */
export function sourceOfVisit({
  referrer,
  userAgent,
  query,
  ownHost,
}: Arrival): TrafficSource | null {
  const said = query['utm_source']?.trim().toLowerCase()
  if (said) return WORDS.find(([word]) => word.test(said))?.[1] ?? sourceOfHost(said) ?? 'other'
  const host = hostOf(referrer)
  const ofHost = host === null || host === ownHost ? null : (sourceOfHost(host) ?? 'other')
  if (ofHost !== null && ofHost !== 'other') return ofHost
  const mark = MARKS.find(([name]) => query[name] !== undefined)?.[1]
  return mark ?? ofHost ?? APPS.find(([app]) => app.test(userAgent))?.[1] ?? null
}

function sourceOfHost(host: string): TrafficSource | null {
  if (GOOGLE.test(host)) return 'search'
  const found = HOSTS.find(([, names]) =>
    names.some((name) => host === name || host.endsWith(`.${name}`)),
  )
  return found?.[0] ?? null
}

function hostOf(referrer: string | null): string | null {
  const match = /^(?:https?|android-app):\/\/([^/?#:]+)/i.exec(referrer ?? '')
  return match?.[1]?.toLowerCase().replace(/^www\./, '') ?? null
}

const PROGRAMS =
  /bot|crawl|spider|slurp|scrap|preview|externalhit|externalagent|^whatsapp|telegram|skype|discord|slack|curl|wget|python|perl|ruby|java\/|go-http|okhttp|axios|node|undici|httpclient|headless|lighthouse|pagespeed|monitor|uptime|validator|archiver|feed/i

/** WEB-28: programs that say so are not counted, nor is what does not say what it is. */
export function isProgram(userAgent: string): boolean {
  return userAgent.trim() === '' || PROGRAMS.test(userAgent)
}
