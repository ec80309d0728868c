import { expect, test } from 'vitest'
import type {
  FunctionDefinition,
  FunctionHost,
} from '../../../supabase/functions/_shared/context.ts'
import { runFunction } from '../../../supabase/functions/_shared/run-function.ts'

const logged: unknown[] = []
const host = {
  identify: () => Promise.resolve(undefined),
  log: (...line: unknown[]) => logged.push(line),
} as unknown as FunctionHost

const definition = (changes: Partial<FunctionDefinition>): FunctionDefinition => ({
  name: 'example',
  verifyJwt: false,
  methods: ['POST'],
  timeLimitMs: 60_000,
  handle: () => Promise.resolve(Response.json({ ok: true })),
  ...changes,
})

const run = (changes: Partial<FunctionDefinition>, method = 'POST') =>
  runFunction(definition(changes), new Request('http://localhost/', { method }), host)

test('answers a preflight without calling the function', async () => {
  const response = await run(
    { verifyJwt: true, handle: () => Promise.reject(new Error()) },
    'OPTIONS',
  )
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-methods')).toContain('POST')
})

test('aborts a function whose time is up and tells the function so', async () => {
  let signal: AbortSignal | undefined
  const response = await run({
    timeLimitMs: 1,
    handle: (_, context) => {
      signal = context.signal
      return new Promise(() => undefined)
    },
  })
  expect(response.status).toBe(504)
  expect(await response.json()).toMatchObject({ error: 'time_limit' })
  expect(signal?.aborted).toBe(true)
})

test('writes the message of an unexpected error only into the log', async () => {
  const error = new Error('password=hunter2')
  const response = await run({ handle: () => Promise.reject(error) })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('hunter2')
  expect(logged).toContainEqual(['function example failed', error])
})

test('does not call a function without the caller that the function requires', async () => {
  let called = false
  const response = await run({
    verifyJwt: true,
    handle: () => {
      called = true
      return Promise.resolve(new Response())
    },
  })
  expect(response.status).toBe(401)
  expect(called).toBe(false)
})
