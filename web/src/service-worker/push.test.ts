import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Notifications and pages that the worker asked the browser to show. */
let shown: { title: string; body: unknown; tag: unknown; data: unknown }[]
let opened: string[]
let pages: { url: string; focus: () => Promise<void>; postMessage: (told: unknown) => void }[]
let told: unknown[]
let focused: number
const subscribe = vi.fn<(options: unknown) => Promise<void>>(async () => undefined)

beforeEach(() => {
  ;[shown, opened, pages, told, focused] = [[], [], [], [], 0]
  subscribe.mockClear()
  vi.stubGlobal('location', { origin: 'https://predio.mx' })
  vi.stubGlobal('clients', {
    matchAll: async () => pages,
    openWindow: async (address: string) => void opened.push(address),
  })
  vi.stubGlobal('registration', {
    showNotification: async (title: string, { body, tag, data }: NotificationOptions) =>
      void shown.push({ title, body, tag, data }),
    pushManager: { subscribe },
  })
})
afterEach(() => vi.unstubAllGlobals())

function openPage(url: string): void {
  pages.push({
    url,
    focus: async () => {
      focused += 1
    },
    postMessage: (message) => told.push(message),
  })
}

const news = (fields: object) =>
  JSON.stringify({ kind: 'prospect', count: 1, address: '/dashboard/prospectos/7', ...fields })

it.each<[what: string, text: string | undefined, title: string, address: string]>([
  ['one prospect', news({}), 'Prospecto nuevo', '/dashboard/prospectos/7'],
  [
    'several',
    news({ count: 12, address: '/dashboard/prospectos' }),
    '12 prospectos nuevos',
    '/dashboard/prospectos',
  ],
  ['a later kind', news({ kind: 'x' }), 'Aviso nuevo', '/dashboard/prospectos/7'],
  ['several of it', news({ kind: 'x', count: 3 }), '3 avisos nuevos', '/dashboard/prospectos/7'],
  ['what is no JSON', 'hola', 'Aviso nuevo', '/dashboard/notifications'],
  ['nothing', undefined, 'Aviso nuevo', '/dashboard/notifications'],
  [
    'another site',
    news({ address: 'https://otro.mx/dashboard/x' }),
    'Prospecto nuevo',
    '/dashboard/notifications',
  ],
  ['two slashes', news({ address: '//otro.mx/' }), 'Prospecto nuevo', '/dashboard/notifications'],
  [
    'a script',
    news({ address: 'javascript:alert(1)' }),
    'Prospecto nuevo',
    '/dashboard/notifications',
  ],
  ['another page', news({ address: '/terminos' }), 'Prospecto nuevo', '/dashboard/notifications'],
])(
  'PUSH-11 the push message %s is shown with its text and opens the app',
  async (_, text, title, address) => {
    const { showNews } = await import('./push.ts')
    await showNews(text)
    expect(shown).toEqual([expect.objectContaining({ title, data: { address } })])
  },
)

it('PUSH-12 a press opens the address in the open page, without reloading the page', async () => {
  openPage('https://predio.mx/terminos')
  openPage('https://predio.mx/dashboard/llamadas')
  const { openNews } = await import('./push.ts')
  await openNews({ address: '/dashboard/prospectos/7' })
  expect([told, focused, opened]).toEqual([[{ opens: '/dashboard/prospectos/7' }], 1, []])
})

it('PUSH-12 a press opens the app where no page of it is open', async () => {
  openPage('https://predio.mx/seleccion/abc')
  const { openNews } = await import('./push.ts')
  await openNews({ address: '/dashboard/prospectos/7' })
  expect([told, opened]).toEqual([[], ['/dashboard/prospectos/7']])
})

it('PUSH-13 a subscription that the push service cancelled is made again, and open pages store it', async () => {
  openPage('https://predio.mx/dashboard')
  const { renewSubscription } = await import('./push.ts')
  const options = { userVisibleOnly: true, applicationServerKey: 'B1' }
  await renewSubscription({ options })
  expect(subscribe).toHaveBeenCalledWith(options)
  expect(told).toEqual([{ renewsPush: true }])
})
