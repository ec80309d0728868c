import { describe, expect, it } from 'vitest'
import {
  connectionErrorText,
  judgeConnection,
  judgeIndex,
  judgeProbe,
  type ConnectionAnswers,
} from './judge-connection.ts'
import type { FailureKind, SiteAnswer } from './site-answer.ts'

const json = (body: unknown, status = 200): SiteAnswer => ({
  kind: 'answer',
  status,
  json: body,
})
const page = (status: number, statusText = ''): SiteAnswer => ({
  kind: 'answer',
  status,
  statusText,
})
const refusal = (status: number, code: string) => json({ code, data: { status } }, status)
const failure = (kind: FailureKind): SiteAnswer => ({ kind: 'failure', failure: kind })

const INDEX = json({
  name: 'Casas',
  namespaces: ['wp/v2'],
  authentication: { 'application-passwords': {} },
})
const LIST = json([{ id: 1 }])
const EMPTY = json([])
const MISSING = refusal(404, 'rest_no_route')
const PROPERTIES = '/wp-json/wp/v2/properties'
const POSTS = '/wp-json/wp/v2/posts'

function judge(answers: Partial<ConnectionAnswers>) {
  return judgeConnection({
    siteUrl: 'https://casas.mx',
    hasKey: true,
    index: INDEX,
    style: 'pretty',
    probes: [],
    ...answers,
  })
}

describe('SITE-08 SITE-10 SITE-38 and SITE-44 the index', () => {
  it.each([
    ['404', page(404), 'No se encontró la API REST de WordPress. Verifica que esté habilitada.'],
    ['a page', page(200), 'No se encontró la API REST de WordPress. Verifica que esté habilitada.'],
    [
      '401',
      refusal(401, 'rest_not_logged_in'),
      'Error de autenticación. La API Key es inválida o el formato es incorrecto.',
    ],
    [
      'incorrect_password',
      refusal(401, 'incorrect_password'),
      'Error de autenticación. La API Key es inválida o el formato es incorrecto.',
    ],
    [
      'invalid_username',
      refusal(401, 'invalid_username'),
      'Error de autenticación. La API Key es inválida o el formato es incorrecto.',
    ],
    [
      '403',
      refusal(403, 'rest_forbidden'),
      'Acceso denegado. La API Key no tiene los permisos necesarios.',
    ],
    ['418', page(418, 'I am a teapot'), 'Error de conexión: 418 I am a teapot'],
    ['503', page(503, 'Service Unavailable'), 'Error de conexión: 503 Service Unavailable'],
    ['500 without text', page(500), 'Error de conexión: 500'],
    [
      'refused',
      failure('refused'),
      'No se pudo conectar al servidor. Verifica la URL y que el sitio esté accesible.',
    ],
    [
      'host not found',
      failure('dns'),
      'No se pudo conectar al servidor. Verifica la URL y que el sitio esté accesible.',
    ],
    [
      'timeout',
      failure('timeout'),
      'La conexión tardó demasiado. Verifica que el sitio responda correctamente.',
    ],
    ['tls', failure('tls'), 'Error de conexión. Verifica la URL y que el sitio esté accesible.'],
    [
      'blocked',
      failure('blocked'),
      'Error de conexión. Verifica la URL y que el sitio esté accesible.',
    ],
    [
      'anything',
      failure('other'),
      'Error de conexión. Verifica la URL y que el sitio esté accesible.',
    ],
  ])('refuses a site whose index is %s, with an explanation', (_, index, text) => {
    const verdict = judge({ index, style: 'plain' })
    expect(verdict).toMatchObject({ isValid: false, hasPropertiesEndpoint: false })
    expect(verdict.error && connectionErrorText(verdict.error)).toBe(text)
  })

  it.each([
    ['the home page', page(200)],
    ['a redirect', page(301)],
    ['the server’s own 404', page(404)],
    ['JSON that is no index', json([1])],
  ])('the answer %s at /wp-json makes the next request use ?rest_route=', (_, index) => {
    expect(judgeIndex(index)).toEqual({ next: 'try-plain' })
  })

  it('an index by ?rest_route= counts as much as one by path', () => {
    expect(judgeIndex(INDEX, 'plain')).toEqual({ next: 'probe' })
    expect(judgeIndex(INDEX)).toEqual({ next: 'probe' })
  })
})

describe('SITE-09 the candidates', () => {
  it.each([
    ['a list', PROPERTIES, LIST, 'found'],
    ['an empty list', PROPERTIES, EMPTY, 'found'],
    ['a wrapped list', PROPERTIES, json({ success: true, data: { properties: [] } }), 'found'],
    ['a missing route', PROPERTIES, MISSING, 'absent'],
    ['a page', PROPERTIES, page(200), 'absent'],
    ['an object', PROPERTIES, json({ a: 1 }), 'absent'],
    ['a refused parameter', PROPERTIES, refusal(400, 'rest_invalid_param'), 'absent'],
    ['a failure', PROPERTIES, failure('timeout'), 'absent'],
    ['a 401', PROPERTIES, refusal(401, 'rest_not_logged_in'), 'key-refused'],
    ['a 403', PROPERTIES, refusal(403, 'rest_forbidden'), 'forbidden'],
    ['posts of a blog', POSTS, json([{ id: 1, title: { rendered: 'Hola' } }]), 'absent'],
    ['posts with one odd field', POSTS, json([{ id: 1, acf: { size: '5' } }]), 'absent'],
    ['posts that are listings', POSTS, json([{ id: 1, acf: { precio: '5', banos: 1 } }]), 'found'],
    ['no posts', POSTS, EMPTY, 'absent'],
  ])('judges an endpoint whose answer is %s', (_, endpoint, answer, verdict) => {
    expect(judgeProbe(endpoint, answer)).toBe(verdict)
  })

  it('SITE-37 the candidates are judged in order, and the first that answers is stored', () => {
    const probes = [
      { endpoint: PROPERTIES, answer: MISSING },
      { endpoint: '/wp-json/wp/v2/property', answer: LIST },
      { endpoint: '/wp-json/wp/v2/estate_property', answer: LIST },
    ]
    expect(judge({ probes })).toEqual({
      isValid: true,
      hasPropertiesEndpoint: true,
      endpoint: '/wp-json/wp/v2/property',
      error: null,
      warning: null,
      movedTo: null,
    })
  })

  it('SITE-37 a candidate is stored with the style of address that reached it', () => {
    const probes = [{ endpoint: PROPERTIES, answer: LIST }]
    expect(judge({ style: 'plain', probes }).endpoint).toBe('/?rest_route=/wp/v2/properties')
  })

  it('SITE-39 a site stays valid without an endpoint when no candidate fits', () => {
    const probes = [{ endpoint: PROPERTIES, answer: MISSING }]
    const verdict = judge({ probes })
    expect(verdict).toMatchObject({ isValid: true, hasPropertiesEndpoint: false, endpoint: null })
    expect(verdict.error && connectionErrorText(verdict.error)).toBe(
      'WordPress conectado, pero no se encontró el endpoint de propiedades',
    )
  })

  it.each([
    [401, 'key-refused'],
    [403, 'forbidden'],
  ])('a candidate’s answer %d refuses the connection as %s', (status, key) => {
    const probes = [{ endpoint: PROPERTIES, answer: refusal(status, 'rest_forbidden') }]
    const verdict = judge({ probes })
    expect(verdict).toMatchObject({ isValid: false, error: { key } })
  })
})

describe('SITE-12 the key, asked of /wp/v2/users/me', () => {
  const probes = [{ endpoint: PROPERTIES, answer: LIST }]
  const off = json({ name: 'Casas', authentication: [] })

  it.each([
    ['is confirmed', INDEX, json({ id: 1 }), null],
    [
      'is not confirmed where the list is readable',
      INDEX,
      refusal(401, 'rest_not_logged_in'),
      'key-not-confirmed',
    ],
    [
      'cannot be used without application passwords',
      off,
      refusal(401, 'rest_not_logged_in'),
      'application-passwords-off',
    ],
    ['is not judged by a missing route', INDEX, MISSING, null],
    ['is not judged by a blocked route', INDEX, refusal(403, 'rest_forbidden'), null],
    ['is not judged by a failure', INDEX, failure('timeout'), null],
  ])('the check of the key says that it %s', (_, index, user, warning) => {
    expect(judge({ index, probes, user })).toMatchObject({
      isValid: true,
      hasPropertiesEndpoint: true,
      warning,
    })
  })

  it.each([['incorrect_password'], ['invalid_username']])(
    'the key is refused by the code %s',
    (code) => {
      const user = refusal(401, code)
      expect(judge({ probes, user })).toMatchObject({
        isValid: false,
        error: { key: 'key-refused' },
      })
    },
  )

  it('the key is refused also where only the code of the answer is known', () => {
    const user: SiteAnswer = { kind: 'answer', status: 401, code: 'incorrect_password' }
    expect(judge({ probes, user }).isValid).toBe(false)
  })
})

describe('SITE-11 and SITE-07 a key that is not accepted', () => {
  const LOCKED = refusal(401, 'rest_not_logged_in')
  const moved = (answer: SiteAnswer, redirectedTo: string): SiteAnswer => ({
    ...(answer as Extract<SiteAnswer, { kind: 'answer' }>),
    redirectedTo,
  })

  it.each([
    ['on a locked site, whatever became of it on the way', { index: LOCKED }, 'unrecognised'],
    ['by a site that says it is wrong', { index: refusal(401, 'incorrect_password') }, 'rejected'],
    [
      'by a list of a site that offers no application passwords',
      {
        index: json({ name: 'Casas', authentication: [] }),
        probes: [{ endpoint: PROPERTIES, answer: LOCKED }],
      },
      'passwords-off',
    ],
    [
      'because the address leads to another host',
      { index: moved(LOCKED, 'https://www.casas.mx/wp-json/') },
      'moved',
    ],
    [
      'because the address is http and the site is not this device',
      { siteUrl: 'http://casas.mx', index: LOCKED },
      'withheld',
    ],
    [
      'over http on this device, where it is sent',
      { siteUrl: 'http://127.0.0.1:8081', index: LOCKED },
      'unrecognised',
    ],
    [
      'because the address leads to http',
      { index: moved(LOCKED, 'http://casas.mx/wp-json/') },
      'withheld',
    ],
  ] as const)('a key that the site does not accept is explained: %s', (_, answers, cause) => {
    expect(judge(answers).error).toEqual({ key: 'key-refused', cause })
  })

  it('a key is requested where none was typed', () => {
    const { error } = judge({ hasKey: false, index: LOCKED })
    expect(error && connectionErrorText(error)).toBe(
      'Tu sitio pide una API Key para mostrar sus propiedades.',
    )
  })

  it.each([
    ['http://casas.mx/wp-json', 'https://casas.mx/wp-json', 'http://casas.mx', 'https://casas.mx'],
    [
      'by parameter',
      'https://www.casas.mx/?rest_route=/',
      'https://casas.mx',
      'https://www.casas.mx',
    ],
    [
      'into a folder',
      'https://www.casas.mx/blog/wp-json/',
      'https://casas.mx',
      'https://www.casas.mx/blog',
    ],
    ['only a slash', 'https://casas.mx/wp-json/', 'https://casas.mx', null],
  ])('a redirect is reported as the site to which it leads: %s', (_, to, siteUrl, movedTo) => {
    expect(judge({ siteUrl, index: moved(INDEX, to) }).movedTo).toBe(movedTo)
  })

  const probes = [{ endpoint: PROPERTIES, answer: LIST }]

  it('does not follow a redirect to another host with a key, and says that the list is public', () => {
    const index = moved(INDEX, 'https://www.casas.mx/wp-json/')
    expect(judge({ index, probes, user: LOCKED })).toMatchObject({
      isValid: true,
      warning: 'key-not-forwarded',
      movedTo: 'https://www.casas.mx',
    })
  })

  it('a key is not sent over http, and the text says that the list is public', () => {
    expect(judge({ siteUrl: 'http://casas.mx', probes })).toMatchObject({
      isValid: true,
      warning: 'key-withheld',
    })
  })

  it('no warning about a key appears when none was typed', () => {
    expect(judge({ siteUrl: 'http://casas.mx', hasKey: false, probes }).warning).toBeNull()
  })
})
