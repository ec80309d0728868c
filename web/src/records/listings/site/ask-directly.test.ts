import { afterEach, expect, it, vi } from 'vitest'
import { askDirectly } from './ask-directly.ts'

afterEach(() => vi.unstubAllGlobals())

function browser(body: string, { url = '', redirected = false } = {}) {
  const sent = vi.fn<typeof fetch>(async () => {
    const response = new Response(body, { headers: { 'content-type': 'text/html' } })
    return Object.defineProperties(response, {
      url: { value: url },
      redirected: { value: redirected },
    })
  })
  vi.stubGlobal('fetch', sent)
  return sent
}

const ask = (address: string) =>
  askDirectly({
    address,
    key: 'ana:clave',
    isSaved: false,
    timeoutMs: 1000,
    signal: new AbortController().signal,
  })

it.each([
  ['https://casas.mx/wp-json', true],
  ['http://localhost:3000/demo-sitio/wp-json', true],
  ['http://casas.mx/wp-json', false],
])('SITE-05 the key is sent to %s: %s', async (address, isSent) => {
  const sent = browser('{}')
  await ask(address)
  const headers = new Headers(sent.mock.calls[0]?.[1]?.headers)
  expect(headers.has('authorization')).toBe(isSent)
})

it('reads an answer that follows a PHP warning', async () => {
  browser('<br />\n<b>Warning</b>:  x in <b>a.php</b> on line <b>12</b><br />\n[{"id":1}]')
  expect((await ask('https://casas.mx/wp-json')).answer).toMatchObject({ json: [{ id: 1 }] })
})

it('returns the final address of a redirect', async () => {
  const url = 'https://www.casas.mx/wp-json/'
  browser('{}', { url, redirected: true })
  expect((await ask('https://casas.mx/wp-json')).answer).toMatchObject({ redirectedTo: url })
})
