import type { Session } from '@supabase/auth-js'
import { connectionErrorText } from '@predio/domain/properties'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FRIENDLY, type SiteOptions } from '../../../../../test-support/site-stub/site-options.ts'
import { supabase } from '../../../lib/supabase.ts'
import { accounts, connectToServer } from '../../../ui/testing/render-screen.tsx'
import { addSite } from '../../../ui/testing/sites.ts'
import { testConnection, type ConnectionReport } from './test-connection.ts'

const PROPERTIES = '/wp-json/wp/v2/properties'
const WRONG = 'admin:inventada'

interface Case {
  name: string
  options: Partial<SiteOptions>
  key?: string
  expected: Partial<ConnectionReport>
}

let session: Session
beforeAll(async () => {
  await connectToServer()
  session = await accounts().startSession(await accounts().createPerson())
})
beforeEach(async () => {
  await supabase().auth.setSession(session)
})
afterAll(async () => {
  await supabase().auth.signOut({ scope: 'local' })
})

function test(url: string, key: string, isSchemeGuessed = false): Promise<ConnectionReport> {
  return testConnection({ url, key, isSchemeGuessed }, new AbortController().signal)
}

describe('SITE-09 SITE-12 SITE-21 finds the listings of', () => {
  const CASES: Case[] = [
    { name: 'an ordinary site', options: {}, expected: { way: 'direct' } },
    { name: 'a public site without a key', options: {}, key: '', expected: { way: 'direct' } },
    {
      name: 'a public site that ignores a wrong key',
      options: {},
      key: WRONG,
      expected: { warning: 'key-not-confirmed' },
    },
    { name: 'a locked site', options: { locked: true }, expected: { way: 'proxy' } },
    {
      name: 'a site that refuses browsers',
      options: { refusesBrowsers: true },
      expected: { way: 'proxy' },
    },
    { name: 'a site that prints PHP warnings', options: { warns: true }, expected: {} },
    {
      name: 'a host that drops the Authorization header',
      options: { dropsAuthorization: true },
      expected: { warning: 'key-not-confirmed' },
    },
    {
      name: 'a site with application passwords switched off',
      options: { passwordsOff: true },
      expected: { warning: 'application-passwords-off' },
    },
    { name: 'a site without the users route', options: { hasUsersRoute: false }, expected: {} },
    {
      name: 'a site with plain permalinks',
      options: { plainPermalinks: true },
      expected: { endpoint: '/?rest_route=/wp/v2/properties' },
    },
    {
      name: 'a plug-in with a route of its own',
      options: { route: 'real-estate/v1/properties' },
      expected: { endpoint: '/wp-json/real-estate/v1/properties' },
    },
    {
      name: 'a translated post type',
      options: { route: 'wp/v2/propiedades' },
      expected: { endpoint: '/wp-json/wp/v2/propiedades' },
    },
  ]

  it.each(CASES)(
    'finds the listings of $name',
    async ({ options, key = FRIENDLY.key, expected }) => {
      const site = await addSite(options)
      expect(await test(site.url, key)).toMatchObject({
        isValid: true,
        hasPropertiesEndpoint: true,
        endpoint: PROPERTIES,
        error: null,
        warning: null,
        ...expected,
      })
      expect((await site.asked()).every(({ cookie }) => cookie === undefined)).toBe(true)
    },
  )
})

// SITE-10, SITE-11, SITE-38 and SITE-39: the report names each of these failures.
describe('names the failure of', () => {
  const REFUSED = 'Error de autenticación. La API Key es inválida o el formato es incorrecto.'
  const MISSING = 'No se encontró la API REST de WordPress. Verifica que esté habilitada.'

  it.each([
    ['a strict site with a wrong key', { strict: true }, WRONG, REFUSED, 'rejected'],
    ['a locked site with a wrong key', { locked: true }, WRONG, REFUSED, 'unrecognised'],
    [
      'a locked site whose server drops the key',
      { locked: true, dropsAuthorization: true },
      FRIENDLY.key,
      REFUSED,
      'unrecognised',
    ],
    [
      'a locked site without a key',
      { locked: true },
      '',
      'Tu sitio pide una API Key para mostrar sus propiedades.',
      undefined,
    ],
    [
      'a site without listings',
      { route: null },
      FRIENDLY.key,
      'WordPress conectado, pero no se encontró el endpoint de propiedades',
      undefined,
    ],
    ['a site that is no WordPress', { onlyPages: true }, FRIENDLY.key, MISSING, undefined],
    ['a site that answers 404', { status: 404 }, FRIENDLY.key, MISSING, undefined],
    [
      'a site that answers 403',
      { status: 403 },
      FRIENDLY.key,
      'Acceso denegado. La API Key no tiene los permisos necesarios.',
      undefined,
    ],
    [
      'a site that answers 503',
      { status: 503 },
      FRIENDLY.key,
      'Error de conexión: 503 Service Unavailable',
      undefined,
    ],
  ])('the test of the connection names the failure of %s', async (_, options, key, text, cause) => {
    const { error, endpoint } = await test((await addSite(options)).url, key)
    expect(error && connectionErrorText(error)).toBe(text)
    expect(error && 'cause' in error ? error.cause : undefined).toBe(cause)
    expect(endpoint).toBeNull()
  })

  it.each([
    ['a port where nobody listens', 'http://127.0.0.1:9', 'No se pudo conectar al servidor.'],
    ['a host that does not exist', 'https://nadie.invalid', 'No se pudo conectar al servidor.'],
  ])('the test of the connection names the failure of a connection to %s', async (_, url, text) => {
    const { error } = await test(url, FRIENDLY.key)
    expect(error && connectionErrorText(error)).toContain(text)
  })

  it('the test of the connection names the failure of a server without TLS', async () => {
    const { url } = await addSite()
    const { error } = await test(url.replace('http:', 'https:'), FRIENDLY.key)
    expect(error).toEqual({ key: 'other' })
  })
})

// SITE-07: the key is not sent to the site to which the address redirects.
it('reports where an address redirects, and does not send the key there', async () => {
  const home = await addSite()
  const target = home.url.replace('127.0.0.1', 'localhost')
  const typed = await addSite({ redirectsTo: target })
  expect(await test(typed.url, FRIENDLY.key)).toMatchObject({
    hasPropertiesEndpoint: true,
    movedTo: target,
    warning: 'key-not-forwarded',
  })
  const keys = (await home.asked()).map(({ authorization }) => authorization)
  expect(new Set(keys)).toEqual(new Set([undefined]))
})

// SITE-03: http is tried only if no scheme was typed.
it('tries http where https does not answer and no scheme was typed', async () => {
  const { url } = await addSite()
  const https = url.replace('http:', 'https:')
  expect(await test(https, FRIENDLY.key, true)).toMatchObject({
    url,
    isOverHttp: true,
    error: null,
  })
})
