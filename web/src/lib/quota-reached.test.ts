import { PostgrestError } from '@supabase/postgrest-js'
import { expect, it } from 'vitest'
import { quotaOf, quotaText } from './quota-reached.ts'

it.each([
  { code: 'P0001', hint: 'quota', message: 'Tu cuenta llegó a su límite' },
  { statusCode: '400', error: 'QuotaExceeded', message: 'Tu cuenta llegó a su límite' },
])('reads which limit refused a row or a file from %o', (body) => {
  expect(quotaText(JSON.stringify(body))).toBe('Tu cuenta llegó a su límite')
})

it.each([
  JSON.stringify({ code: 'P0001', hint: null, message: 'Otra cosa' }),
  JSON.stringify({ hint: 'quota' }),
  '<html>',
  'null',
  '',
])('finds no limit in %s', (body) => {
  expect(quotaText(body)).toBeUndefined()
})

it('SAVE-17 a save refused by a limit is reported with the limit’s own text', () => {
  const refused = { message: 'Ya tienes 50 vistas', details: '', hint: 'quota', code: 'P0001' }
  expect(quotaOf(new PostgrestError(refused))).toBe('Ya tienes 50 vistas')
  expect(quotaOf(new PostgrestError({ ...refused, hint: '' }))).toBeUndefined()
  expect(quotaOf(new TypeError('Failed to fetch'))).toBeUndefined()
})
