import { expect, it } from 'vitest'
import { isProgram, sourceOfVisit } from './source-of-visit.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

const sourceFrom = (referrer: string | null, search = '', userAgent = PHONE) =>
  sourceOfVisit({
    referrer,
    userAgent,
    query: Object.fromEntries(
      search.split('&').flatMap((part) => (part ? [part.split('=') as [string, string]] : [])),
    ),
    ownHost: 'predio.example',
  })

it.each([
  ['https://www.google.com.mx/', 'search'],
  ['https://www.google.com/search?q=casas', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://l.facebook.com/l.php?u=x', 'facebook'],
  ['http://m.facebook.com/', 'facebook'],
  ['https://l.instagram.com/', 'instagram'],
  ['https://web.whatsapp.com/', 'whatsapp'],
  ['android-app://com.whatsapp/', 'whatsapp'],
  ['https://www.inmuebles24.com/propiedades/x', 'portal'],
  ['https://casas.lamudi.com.mx/', 'portal'],
  ['https://blog.example/casas', 'other'],
  ['https://notgoogle.com/', 'other'],
  ['https://google.com.evil.example/', 'other'],
  ['https://predio.example/agente/ana', null],
  ['no es una dirección', null],
  [null, null],
])('WEB-28 a visit from %s comes from %s', (referrer, source) => {
  expect(sourceFrom(referrer)).toBe(source)
})

it.each([
  ['utm_source=Instagram', 'instagram'],
  ['utm_source=ig', 'instagram'],
  ['utm_source=fb', 'facebook'],
  ['utm_source=whatsapp', 'whatsapp'],
  ['utm_source=google', 'search'],
  ['utm_source=lamudi.com.mx', 'portal'],
  ['utm_source=boletin', 'other'],
  ['fbclid=abc', 'facebook'],
  ['gclid=abc', 'search'],
  ['utm_source=', null],
])('WEB-28 an address with %s says %s', (search, source) => {
  expect(sourceFrom(null, search)).toBe(source)
  expect(sourceFrom('https://blog.example/', search)).toBe(source ?? 'other')
})

it('WEB-28 a browser inside of an app says where it belongs', () => {
  expect(sourceFrom(null, '', `${IPHONE} Instagram 331.0`)).toBe('instagram')
  expect(sourceFrom(null, '', `${IPHONE} [FBAN/FBIOS;FBAV/470.0]`)).toBe('facebook')
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'meta-externalagent/1.1',
  'WhatsApp/2.24.20.89 A',
  'curl/8.9.1',
  'python-requests/2.32',
  'node',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/129.0.0.0',
  '',
  ' ',
])('WEB-28 does not count %j', (userAgent) => {
  expect(isProgram(userAgent)).toBe(true)
})

it.each([PHONE, IPHONE, `${IPHONE} Instagram 331.0`])('WEB-28 counts %s', (userAgent) => {
  expect(isProgram(userAgent)).toBe(false)
})
