import { expect, test } from 'vitest'
import { readKeys } from '../../../../supabase/functions/_shared/deno/read-keys.ts'

const read = (variables: Record<string, string>) => readKeys((name) => variables[name])
const older = { SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' }

test('reads the single keys of an older project', () => {
  expect(read(older)).toEqual({ publishableKey: 'anon', secretKey: 'service' })
})

test('prefers the lists of keys of a newer project', () => {
  const newer = {
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
  }
  expect(read({ ...older, ...newer })).toEqual({
    publishableKey: 'sb_publishable_1',
    secretKey: 'sb_secret_1',
  })
})

test('reads the single keys when a list of keys cannot be parsed', () => {
  expect(read({ ...older, SUPABASE_SECRET_KEYS: 'sb_secret_1' }).secretKey).toBe('service')
})

test('the error names the missing variables', () => {
  expect(() => read({})).toThrow('neither SUPABASE_PUBLISHABLE_KEYS nor SUPABASE_ANON_KEY is set')
})
