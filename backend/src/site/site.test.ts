import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createKeyMaterial, createKeyring } from '../http/keyring.ts'
import { createSite } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'predio-site-'))
let site: ReturnType<typeof createSite>

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<h1>Predio</h1>')
  writeFileSync(join(folder, 'assets/app-abc.js'), 'console.log(1)')
  writeFileSync(join(folder, 'assets/app-abc.js.gz'), gzipSync('console.log(1)'))
  writeFileSync(join(folder, 'assets/app-abc.js.map'), '{}')
  const config = { ...readConfig({}, '/predio'), webDir: folder }
  site = createSite(config, await createKeyring(await createKeyMaterial()))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the site', () => {
  it.each(['/', '/login', '/dashboard/profile'])(
    'answers the app at %s, always asking anew',
    async (path) => {
      const response = await site.request(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toBe('<h1>Predio</h1>')
    },
  )

  it('lets hashed files be kept for ever and sends them compressed', async () => {
    const response = await site.request('/assets/app-abc.js', {
      headers: { 'accept-encoding': 'gzip, deflate' },
    })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('answers 304 to who has it already', async () => {
    const first = await site.request('/')
    const again = await site.request('/', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it.each(['/assets/missing.js', '/assets/app-abc.js.map', '/../config.ts', '/.env'])(
    'has no %s',
    async (path) => {
      expect((await site.request(path)).status).toBe(404)
    },
  )

  it('tells the app where it is, from the address that was used', async () => {
    const config = (await (
      await site.request('http://predio.local:8080/config.json')
    ).json()) as Record<string, unknown>
    expect(config).toMatchObject({
      supabaseUrl: 'http://predio.local:8080',
      aiModel: 'gpt-3.5-turbo',
      demo: false,
    })
    expect(config['supabaseKey']).toMatch(/^sb_publishable_/)
    expect(JSON.stringify(config)).not.toContain('sb_secret_')
  })
})
