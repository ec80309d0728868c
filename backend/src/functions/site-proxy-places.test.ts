import { expect, it } from 'vitest'
import type { FunctionContext } from '../../../supabase/functions/_shared/context.ts'
import { chooseSite } from '../../../supabase/functions/site-proxy/choose-site.ts'
import { enter } from '../../../supabase/functions/site-proxy/in-flight.ts'

function hold(count: number, person: string, purpose: 'unsaved' | 'saved'): (() => void)[] {
  return Array.from({ length: count }, () => enter(person, purpose))
}

it('SITE-24 three accounts with slow servers leave connections for the saved sites of others', () => {
  const held = [
    ...hold(2, 'slow-1', 'unsaved'),
    ...hold(6, 'slow-1', 'saved'),
    ...hold(8, 'slow-2', 'saved'),
    ...hold(2, 'slow-3', 'saved'),
  ]
  expect(() => enter('slow-1', 'saved')).toThrow('Demasiados intentos')
  expect(() => enter('slow-3', 'saved')).toThrow('Demasiados intentos')
  const others = Array.from({ length: 7 }, (_, i) => hold(2, `agent-${i}`, 'saved')).flat()
  for (const leave of [...held, ...others]) leave()
})

it('SITE-24 allows two site tests at once for each person and eight in all', () => {
  const own = hold(2, 'ana', 'unsaved')
  expect(() => enter('ana', 'unsaved')).toThrow('Demasiados intentos')
  const others = ['b', 'c', 'd'].flatMap((person) => hold(2, person, 'unsaved'))
  expect(() => enter('e', 'unsaved')).toThrow('Demasiados intentos')
  const saved = enter('e', 'saved')
  for (const leave of [...own, ...others, saved]) leave()
  enter('ana', 'unsaved')()
})

it('SITE-23 a site test may take the thirty seconds that it requests, and a page to import fifteen', async () => {
  const context = { spend: async () => 0 } as unknown as FunctionContext
  const url = new URL('https://sitio.example/wp-json/')
  const caller = { id: 'ana', token: 'x' }
  const chosen = (timeoutMs: number, imports?: 'page') =>
    chooseSite(context, caller, {
      url,
      timeoutMs,
      ...(imports ? { import: imports } : { key: '' }),
    })
  expect(await chosen(30_000)).toMatchObject({ timeoutMs: 30_000 })
  expect(await chosen(30_000, 'page')).toMatchObject({ timeoutMs: 15_000 })
  expect(await chosen(5_000)).toMatchObject({ timeoutMs: 5_000 })
})
