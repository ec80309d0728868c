import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  expectLook,
  dropLooksOfOthers,
  followLook,
  readLook,
  saveLook,
  showLook,
} from './first-look.ts'

const CLIENTS = { pathname: '/dashboard/clientes', search: '', hash: '' }
const TODAY = { pathname: '/dashboard/today', search: '', hash: '' }
const LIST = `
  <h1 id="title" style="color: red">Clientes</h1>
  <input value="Ana" />
  <p data-note>Le urge vender</p>
  <table style="display: none"><tr><td>Para imprimir</td></tr></table>
  <div style="height: 3000px"></div>
  <p>Muy abajo</p>`

const address = location.href
let root: HTMLElement

beforeEach(async () => {
  await page.viewport(390, 844)
  root = document.createElement('div')
  document.body.replaceChildren(root)
})
afterEach(() => {
  // The test files of a browser share one document.
  document.body.replaceChildren()
  history.replaceState(null, '', address)
  localStorage.clear()
  delete document.documentElement.dataset['look']
  vi.useRealTimers()
})

function see(path: string, html = LIST, state: unknown = null): boolean {
  history.replaceState(state, '', path)
  root.innerHTML = html
  return saveLook('ana', root)
}

function stylesheet(): HTMLLinkElement {
  const href = URL.createObjectURL(new Blob([''], { type: 'text/css' }))
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
}

describe('OFF-23 the look of a first screen', () => {
  it('the stored look has the visible part of the screen, without typed values and notes', () => {
    expect(see(CLIENTS.pathname)).toBe(true)
    const html = readLook('ana', CLIENTS, null)?.html ?? ''
    expect(html).toContain('<h1 data-style="color: red">Clientes</h1>')
    for (const left of ['Ana', 'urge', 'imprimir', 'abajo', 'id=']) expect(html).not.toContain(left)
  })

  it('the stored look belongs to one person, one address and one width', async () => {
    see(CLIENTS.pathname)
    expect(readLook('luz', CLIENTS, null)).toBeNull()
    expect(readLook('ana', TODAY, null)).toBeNull()
    expect(readLook('ana', { ...CLIENTS, search: '?q=x' }, null)).toBeNull()
    await page.viewport(800, 844)
    expect(readLook('ana', CLIENTS, null)).toBeNull()
  })

  it.each([
    ['the listings', {}, true],
    ['the listings', { usr: { section: 'properties' } }, true],
    ['another section', { usr: { section: 'crm' } }, false],
  ])(
    'a look at the address of the dashboard is stored only for the listings: %s',
    (_what, state, isKept) => {
      expect(see('/dashboard', LIST, state)).toBe(isKept)
    },
  )

  it.each(['<p aria-busy="true">…</p>', '<p role="alert">No se pudo leer</p>'])(
    'no look is stored of a screen that waits or failed: %s',
    (html) => {
      expect(see(CLIENTS.pathname, html)).toBe(false)
    },
  )

  it('the stored look of Inicio is used until midnight, and the stored look of a list for 30 days', () => {
    see(TODAY.pathname)
    see(CLIENTS.pathname)
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] })
    expect(readLook('ana', TODAY, null)).toBeNull()
    expect(readLook('ana', CLIENTS, null)).not.toBeNull()
    vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000)
    expect(readLook('ana', CLIENTS, null)).toBeNull()
  })

  it('the looks of all other people are removed', () => {
    see(CLIENTS.pathname)
    dropLooksOfOthers('ana')
    expect(readLook('ana', CLIENTS, null)).not.toBeNull()
    dropLooksOfOthers(undefined)
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('OFF-24 the look is shown until the screen below it is rendered', async () => {
    document.body.append(stylesheet())
    see(CLIENTS.pathname)
    const look = readLook('ana', CLIENTS, null)
    root.innerHTML = '<svg class="starting"></svg>'
    expectLook('seen')
    const painted = new Promise<void>((resolve) => look && showLook(look, resolve))
    expect(document.documentElement.dataset['look']).toBe('seen')
    await painted
    followLook(root)
    root.innerHTML = '<div aria-busy="true"></div>'
    await Promise.resolve()
    expect(document.getElementById('look')).not.toBeNull()
    root.firstElementChild?.removeAttribute('aria-busy')
    await expect.poll(() => document.getElementById('look')).toBeNull()
    expect(document.documentElement.dataset['look']).toBeUndefined()
  })

  it('FRAME-34 the frame of a document gives way to a screen that waits for data but not to one without code', async () => {
    const host = Object.assign(document.createElement('div'), { id: 'look' })
    document.body.prepend(host)
    expectLook('frame')
    followLook(root)
    root.innerHTML = '<div data-coming aria-busy="true"></div>'
    await Promise.resolve()
    expect(host.isConnected).toBe(true)
    root.innerHTML = '<div aria-busy="true"></div>'
    await expect.poll(() => host.isConnected).toBe(false)
  })

  it('the look of another release is not shown', async () => {
    document.body.append(stylesheet())
    see(CLIENTS.pathname)
    const look = readLook('ana', CLIENTS, null)
    await new Promise<void>((resolve) => look && showLook({ ...look, release: 'another' }, resolve))
    expect(document.documentElement.dataset['look']).toBeUndefined()
  })

  it('OFF-24 the app is shown at once where the document has neither a look nor a frame', () => {
    expectLook('frame')
    followLook(root)
    expect(document.documentElement.dataset['look']).toBeUndefined()
  })
})
