import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import type { AI_KEYS } from '../../../../test-support/ai-keys.ts'
import { newAiKey, requestsWith } from '../../../../test-support/ai-requests.ts'
import { connectToServer } from '../../ui/testing/render-screen.tsx'
import { AiFailure } from './ai-failure.ts'
import { completeChat } from './complete-chat.ts'

const BODY = {
  model: 'gpt-3.5-turbo',
  messages: [{ role: 'user', content: 'Hola' }],
  temperature: 0.7,
  max_tokens: 800,
  stream: true,
  tools: [],
}
const GREETING = 'Hola, soy el asistente de prueba.'

beforeAll(connectToServer)

async function complete(key: string, body: Parameters<typeof completeChat>[0]['body'] = BODY) {
  const seen: string[] = []
  const { signal } = new AbortController()
  const reply = completeChat({ key, body, signal, onText: (text) => seen.push(text) })
  return { ...(await reply), seen }
}

const requests = (key: string) => requestsWith(inject('server').aiStubUrl, key)

async function failureOf(key: string): Promise<AiFailure> {
  const failure = await complete(key).catch((error: unknown) => error)
  if (!(failure instanceof AiFailure)) throw new Error('the provider answered')
  return failure
}

it('AST-40 a streamed answer is read as it grows, and another answer in a single piece', async () => {
  const streamed = await complete(newAiKey('good'))
  expect(streamed.text).toBe(GREETING)
  expect(streamed.seen.length).toBeGreaterThan(1)
  const whole = await complete(newAiKey('plain'))
  expect(whole).toMatchObject({ text: GREETING, seen: [GREETING], usage: { promptTokens: 1200 } })
})

it.each<[keyof typeof AI_KEYS, object]>([
  ['wrong', { kind: 'key' }],
  ['malformed', { kind: 'key' }],
  ['limited', { kind: 'limit', waitMs: 7000 }],
  ['broke', { kind: 'quota' }],
  ['broken', { kind: 'server' }],
  ['down', { kind: 'server' }],
  ['nonsense', { kind: 'nonsense' }],
  ['tiny', { kind: 'length' }],
  ['cut', { kind: 'cut', text: expect.stringMatching(/^Hola, soy/) }],
])(
  'AST-45 a missing answer has its own kind of failure for a key of the kind %s',
  async (name, failure) => {
    const key = newAiKey(name)
    const thrown = await failureOf(key)
    expect(thrown).toMatchObject(failure)
    // Providers quote the key in their messages, so the error must not contain it.
    expect(`${thrown.message} ${String(thrown.cause)}`).not.toContain(key)
  },
)

it('AST-45 a key that cannot be a header is not sent', async () => {
  expect(await failureOf('clave con espacios')).toMatchObject({ kind: 'key' })
})

describe('AST-33 a request that the provider refuses', () => {
  it.each([
    ['noStream', 'stream'],
    ['noTools', 'tools'],
  ] as const)('a refused request of the kind %s is sent again without %s', async (name, field) => {
    const key = newAiKey(name)
    await complete(key)
    const [first = {}, second = {}] = await requests(key)
    const kept = Object.keys(first).filter((each) => each !== field)
    expect(kept).toHaveLength(Object.keys(first).length - 1)
    expect(Object.keys(second).toSorted()).toEqual(kept.toSorted())
  })

  it('a request refused for its parameters is corrected, and the next question is right at once', async () => {
    const key = newAiKey('modern')
    await complete(key)
    await complete(key)
    const sent = await requests(key)
    expect(sent.map((each) => each['max_tokens'] ?? null)).toEqual([800, null, null, null])
    expect(sent.map((each) => each['max_completion_tokens'] ?? null)).toEqual([null, 800, 800, 800])
    expect(sent.map((each) => each['temperature'] ?? null)).toEqual([0.7, 0.7, null, null])
    const other = newAiKey('good')
    await complete(other)
    expect((await requests(other))[0]).toMatchObject({ max_tokens: 800, temperature: 0.7 })
  })

  it('a request refused for its length is sent again with half of the context', async () => {
    const key = newAiKey('small')
    const shares: number[] = []
    await complete(key, ({ contextShare }) => {
      shares.push(contextShare)
      return { ...BODY, messages: [{ role: 'user', content: 'x'.repeat(48_000 * contextShare) }] }
    })
    expect(shares).toEqual([1, 0.5, 0.25])
  })
})

it('AST-34 a request is aborted after 60 seconds without a byte', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const key = newAiKey('silent')
  const failure = failureOf(key)
  await expect.poll(async () => (await requests(key)).length).toBe(1)
  vi.advanceTimersByTime(59_999)
  const early = await Promise.race([failure, requests(key)])
  expect(early).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(await failure).toMatchObject({ kind: 'timeout' })
})
