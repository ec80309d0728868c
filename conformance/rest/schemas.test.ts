import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { admin, anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

/** With `REST_SCHEMAS=public,fx_shop` the profile header selects the schema. */
const db = anonymous()
const shop = db.schema('fx_shop')

describe('a second exposed schema', () => {
  it('a second exposed schema has tables of its own, also under names of the first schema', async () => {
    const { data, error } = await shop
      .from('fx_agents')
      .select('label, fx_buyers(name)')
      .eq('id', 1)
    expect(error).toBeNull()
    expect(data).toEqual([{ label: 'de la tienda', fx_buyers: { name: 'Compradora' } }])
    expect((await db.from('fx_agents').select('name').eq('id', 1)).data).toEqual([{ name: 'Ana' }])
  })

  it('a client can write to a second exposed schema', async () => {
    const label = randomUUID()
    const added = await shop.from('fx_agents').insert({ label }).select('id, label').single()
    expect(added.data).toEqual({ id: expect.any(Number), label })
    const changed = await shop
      .from('fx_agents')
      .update({ label: `${label}!` })
      .eq('label', label)
      .select('label')
    expect(changed.data).toEqual([{ label: `${label}!` }])
    expect((await shop.from('fx_agents').delete().eq('label', `${label}!`)).status).toBe(204)
  })

  it('a second exposed schema has functions of its own', async () => {
    expect((await shop.rpc('fx_only_here')).data).toBe(1)
    expect((await db.rpc('fx_only_here')).error).toMatchObject({
      code: 'PGRST202',
      message:
        'Could not find the function public.fx_only_here without parameters in the schema cache',
    })
  })

  it('the tables of the first schema cannot be read through a second exposed schema', async () => {
    const { error } = await shop.from('fx_listings').select()
    expect(error).toMatchObject({
      code: 'PGRST205',
      message: "Could not find the table 'fx_shop.fx_listings' in the schema cache",
    })
    expect((await shop.from('fx_agents').select('fx_agencies(name)')).error).toMatchObject({
      code: 'PGRST200',
      details:
        "Searched for a foreign key relationship between 'fx_agents' and 'fx_agencies' in the schema 'fx_shop', but no matches were found.",
    })
  })

  it('the requested schema comes first in the search path, before the schemas that Supabase always searches', async () => {
    expect((await db.rpc('fx_path')).data).toBe('"public", "public", "extensions"')
    expect((await shop.rpc('fx_path')).data).toBe('shop: "fx_shop", "public", "extensions"')
  })

  it('casts use the types of the requested schema', async () => {
    expect((await shop.from('fx_buyers').select('size::fx_size')).data).toEqual([{ size: '2' }])
    expect((await db.from('fx_agents').select('name::fx_size').eq('id', 1)).error).toMatchObject({
      code: '22P02',
      message: 'invalid input value for enum fx_size: "Ana"',
    })
  })

  it('the description of the API covers the requested schema alone', async () => {
    const { data } = await admin().schema('fx_shop').getOpenApiSpec()
    expect(Object.keys(data?.definitions ?? {})).toEqual(['fx_agents', 'fx_buyers'])
  })
})

describe('the profile', () => {
  it.each([
    ['GET', 'accept-profile', 'fx_shop'],
    ['HEAD', 'accept-profile', 'fx_shop'],
    ['DELETE', 'content-profile', 'fx_shop'],
    ['PATCH', 'content-profile', 'fx_shop'],
  ])('reads the schema of %s from the header %s', async (method, name, schema) => {
    const body = method === 'PATCH' ? { label: 'nadie' } : undefined
    const headers = { [name]: schema }
    const answer = await rest('/fx_agents?id=eq.0', { method, headers, body })
    expect([answer.status < 300, answer.headers.get('content-profile')]).toEqual([true, schema])
  })

  it('uses the first exposed schema where a request names none', async () => {
    const answer = await rest('/fx_agents?select=name&id=eq.1')
    expect([answer.body, answer.headers.get('content-profile')]).toEqual([
      [{ name: 'Ana' }],
      'public',
    ])
  })

  it('ignores the profile header of the other kind of request', async () => {
    const answer = await rest('/fx_agents?select=name&id=eq.1', {
      headers: { 'content-profile': 'fx_shop' },
    })
    expect(answer.body).toEqual([{ name: 'Ana' }])
  })

  it('refuses an unexposed schema before anything else of the request', async () => {
    const { status, error } = await db.schema('auth').from('users').select('id,,')
    expect(status).toBe(406)
    expect(error).toEqual({
      code: 'PGRST106',
      message: 'Invalid schema: auth',
      details: null,
      hint: 'Only the following schemas are exposed: public, fx_shop',
    })
  })
})
