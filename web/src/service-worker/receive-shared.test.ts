import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isShare, receive } from './receive-shared.ts'

const ORIGIN = 'https://predio.mx'

let kept: Map<string, Response>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...kept.keys()],
      put: async (path: string, response: Response) => void kept.set(path, response),
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function share(fields: Record<string, string | File>): Promise<string | null> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const request = new Request(`${ORIGIN}/dashboard/compartir`, { method: 'POST', body })
  return (await receive(request)).headers.get('location')
}

it.each([
  ['POST', '/dashboard/compartir', true],
  ['GET', '/dashboard/compartir', false],
  ['POST', '/dashboard/buzon', false],
  ['POST', 'https://otro.example/dashboard/compartir', false],
])('PROS-57 the request %s %s counts as something shared: %s', (method, url, is) => {
  expect(isShare({ method, url: new URL(url, ORIGIN).href }, ORIGIN)).toBe(is)
})

it('PROS-57 shared texts and files are stored until the inbox takes them', async () => {
  const card = new File(['BEGIN:VCARD'], 'ana.vcf', { type: 'text/vcard' })
  expect(await share({ text: 'Hola', file: card })).toBe('/dashboard/buzon')
  const [first] = kept.values()
  const form = await first!.formData()
  expect(form.get('text')).toBe('Hola')
  expect(await (form.get('file') as File).text()).toBe('BEGIN:VCARD')
})

it('PROS-68 the address of the inbox says that shared data could not be stored', async () => {
  const lost = '/dashboard/buzon?compartido=no'
  expect(await share({ text: '' })).toBe(lost)
  for (let times = 0; times < 20; times += 1) await share({ text: 'Hola' })
  expect(await share({ text: 'Hola' })).toBe(lost)
  expect(kept.size).toBe(20)
})
