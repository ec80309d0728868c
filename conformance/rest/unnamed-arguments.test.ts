import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()

const send = (
  name: string,
  type: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
) => rest(`/rpc/${name}`, { method: 'POST', body, headers: { 'content-type': type, ...headers } })

describe('an argument without a name', () => {
  it('an unnamed argument receives the whole body, also where the body has an empty key', async () => {
    expect((await db.rpc('fx_echo_json', { '': [1] })).data).toEqual({ '': [1] })
  })

  it('an unnamed argument can be given in an address, and arrives as an object', async () => {
    expect((await rest('/rpc/fx_echo_json?=5')).body).toEqual({ '': '5' })
  })

  it('a call may leave out an unnamed argument that has a default', async () => {
    expect((await db.rpc('fx_echo_optional', {}, { get: true })).data).toEqual({})
    expect((await db.rpc('fx_echo_optional')).data).toEqual({})
    expect((await db.rpc('fx_echo_optional', { a: 1 })).data).toEqual({ a: 1 })
  })

  it('an unnamed argument is required where the function has no default', async () => {
    const { status, error } = await db.rpc('fx_echo_json', {}, { get: true })
    expect(status).toBe(404)
    expect(error).toMatchObject({
      code: 'PGRST202',
      message:
        'Could not find the function public.fx_echo_json without parameters in the schema cache',
      details:
        'Searched for the function public.fx_echo_json without parameters, but no matches were found in the schema cache.',
    })
  })

  it('an unnamed argument keeps its default when the call gives only the named argument', async () => {
    expect((await db.rpc('fx_half_named', { a: 1 })).data).toBe('1 unnamed')
  })

  it('an unnamed argument is text or bytes by the content-type of the body', async () => {
    const bytes = new Uint8Array([0, 255, 92, 10])
    const octets = 'application/octet-stream'
    expect((await send('fx_echo_bytes', octets, bytes)).body).toBe('00ff5c0a')
    expect((await send('fx_echo_text', 'text/plain', 'á\\n')).body).toBe('á\\n')
    expect((await send('fx_echo_json', 'application/json', '[1, null]')).body).toEqual([1, null])

    const refused = await send('fx_echo_bytes', 'text/plain', 'a')
    expect(refused.status).toBe(404)
    expect(refused.body).toEqual({
      code: 'PGRST202',
      message: 'Could not find the function public.fx_echo_bytes in the schema cache',
      details:
        'Searched for the function public.fx_echo_bytes with a single unnamed text parameter, but no matches were found in the schema cache.',
      hint: null,
    })
    expect((await send('fx_echo_text', octets, bytes)).body).toMatchObject({
      details:
        'Searched for the function public.fx_echo_text with a single unnamed bytea parameter, but no matches were found in the schema cache.',
    })
    expect((await send('fx_names', 'text/plain', '')).status).toBe(404)
  })

  it('an unnamed argument is XML by the content-type of the body, and XML in an answer is text', async () => {
    const xml = '<casa precio="1">á &amp; é</casa>'
    const answer = await send('fx_echo_xml', 'text/xml; charset=utf-8', xml)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.body).toBe(xml)

    const broken = await send('fx_echo_xml', 'text/xml', '<casa>')
    expect(broken.status).toBe(400)
    expect(broken.body).toMatchObject({ code: '2200N', message: 'invalid XML content' })
    expect((await send('fx_echo_text', 'text/xml', xml)).body).toMatchObject({
      code: 'PGRST202',
      details:
        'Searched for the function public.fx_echo_text with a single unnamed xml parameter, but no matches were found in the schema cache.',
    })
    expect((await send('fx_echo_xml', 'application/xml', xml)).body).toMatchObject({
      code: 'PGRST102',
      message: 'Content-Type not acceptable: application/xml',
    })
  })

  it('refuses to answer an unnamed XML argument as XML', async () => {
    const { status, body } = await send('fx_echo_xml', 'text/xml', '<a/>', { accept: 'text/xml' })
    expect(status).toBe(406)
    expect(body).toEqual({
      code: 'PGRST107',
      message: 'None of these media types are available: text/xml',
      details: null,
      hint: null,
    })
  })

  it('a refusal repeats the unnamed argument as the request gave it', async () => {
    const { status, error } = await db.rpc('fx_add', { '': 1 })
    expect(status).toBe(404)
    expect(error).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function public.fx_add() in the schema cache',
      details:
        'Searched for the function public.fx_add with parameter  or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    })
    expect((await db.rpc('fx_add', { '': 1, a: 2 })).error).toMatchObject({
      message: 'Could not find the function public.fx_add(, a) in the schema cache',
      details:
        'Searched for the function public.fx_add with parameters , a or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    })
  })
})

describe('a choice between functions that is not clear', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'fx_ways',
      { a: 1 },
      ['a => integer', 'a => integer, b => text', 'a => integer, z => boolean'],
    ],
    ['fx_two_bodies', { '': 1 }, [' => json', ' => jsonb']],
    ['fx_two_bodies', { any: 1 }, [' => json', ' => jsonb']],
  ])(
    'an ambiguous call names the candidate functions, ordered by their arguments: %s %j',
    async (name, args, candidates) => {
      const { status, error } = await db.rpc(name, args)
      const listed = candidates.map((list) => `public.${name}(${list})`).join(', ')
      expect(status).toBe(300)
      expect(error).toEqual({
        code: 'PGRST203',
        message: `Could not choose the best candidate function between: ${listed}`,
        details: null,
        hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
      })
    },
  )

  it('an argument that only one of the functions has resolves an ambiguous call', async () => {
    expect((await db.rpc('fx_ways', { a: 1, z: true })).data).toBe('true')
  })
})
