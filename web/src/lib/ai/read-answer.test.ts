import { describe, expect, it } from 'vitest'
import { AiFailure } from './ai-failure.ts'
import { readAnswer, readStream } from './read-answer.ts'

const encoder = new TextEncoder()

async function* inChunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = encoder.encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

const say = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const END = 'data: [DONE]\n\n'

async function stream(text: string, size = 1000): Promise<{ seen: string[]; end: unknown }> {
  const seen: string[] = []
  const end = await readStream(inChunks(text, size), (soFar) => seen.push(soFar)).catch(
    (error: unknown) => error,
  )
  return { seen, end }
}

const whole = (answer: string) =>
  readAnswer(
    new Response(answer, { headers: { 'content-type': 'application/json' } }),
    () => undefined,
    () => undefined,
  ).catch((error: unknown) => error)

function failure(end: unknown) {
  return end instanceof AiFailure ? { kind: end.kind, text: end.text } : end
}

describe('AST-40 a streamed answer', () => {
  it.each([1, 7, 1000])('a streamed answer is read in pieces of %i bytes', async (size) => {
    const { seen, end } = await stream(
      `: sigo aquí\n\n${say('Pagaré ')}${say('n.º 1')}${END}`,
      size,
    )
    expect(seen).toEqual(['Pagaré ', 'Pagaré n.º 1'])
    expect(end).toMatchObject({ text: 'Pagaré n.º 1', toolCalls: [] })
  })

  it('a streamed answer may use other line ends, and end without the last blank line', async () => {
    const text = (say('Hola') + END).replaceAll('\n', '\r\n').trimEnd()
    expect((await stream(text, 3)).end).toMatchObject({ text: 'Hola' })
  })

  it('a streamed answer is complete with a finish reason, even without the last event', async () => {
    const last = 'data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\n'
    const { end } = await stream(say('Hola') + last)
    expect(end).toMatchObject({ text: 'Hola', finish: 'length' })
  })

  it('a streamed answer that ends in the middle fails with the kind “cut”, and keeps the part that arrived', async () => {
    const { end } = await stream(say('Medio contra'))
    expect(failure(end)).toEqual({ kind: 'cut', text: 'Medio contra' })
  })

  it('a streamed answer that loses its connection fails with the kind “cut”', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield encoder.encode(say('Medio'))
      throw new TypeError('network error')
    }
    const end = await readStream(broken(), () => undefined).catch((error: unknown) => error)
    expect(failure(end)).toEqual({ kind: 'cut', text: 'Medio' })
  })

  it('a streamed answer may carry an error as an event', async () => {
    const { end } = await stream(`${say('Hola')}data: {"error":{"message":"overloaded"}}\n\n`)
    expect(failure(end)).toEqual({ kind: 'server', text: 'Hola' })
  })

  it.each([['data: <html>\n\n'], ['data: {"choices":7}\n\n']])(
    'a stream that is no answer fails as unreadable: %j',
    async (text) => {
      expect(failure((await stream(text)).end)).toMatchObject({ kind: 'nonsense' })
    },
  )

  it('a stream without any piece is an empty answer', async () => {
    expect((await stream(END)).end).toMatchObject({ text: '', toolCalls: [] })
  })

  it('the tool calls of a streamed answer are joined', async () => {
    const calls = [
      { index: 0, id: 'a', function: { name: 'buscar', arguments: '{"zo' } },
      { index: 0, function: { arguments: 'na":1}' } },
      { index: 1, id: 'b', function: { name: 'agendar', arguments: '{}' } },
    ].map((call) => `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [call] } }] })}\n\n`)
    const { end } = await stream(calls.join('') + END)
    expect(end).toMatchObject({
      toolCalls: [
        { id: 'a', name: 'buscar', arguments: '{"zona":1}' },
        { id: 'b', name: 'agendar', arguments: '{}' },
      ],
    })
  })
})

describe('AST-40 an answer in one piece', () => {
  it('an answer in one piece is read from its first choice', async () => {
    const answer = { choices: [{ message: { content: 'Uno' }, finish_reason: 'stop' }, {}] }
    expect(await whole(JSON.stringify(answer))).toMatchObject({ text: 'Uno', finish: 'stop' })
  })

  it.each(['', '<html>', '{"choices":7}'])(
    'a body that is no answer fails as unreadable: %j',
    async (text) => {
      expect(failure(await whole(text))).toMatchObject({ kind: 'nonsense' })
    },
  )

  it.each(['{}', '{"choices":[]}', '{"choices":[{"message":{"content":" "}}]}'])(
    'an answer in one piece may be empty: %j',
    async (text) => {
      expect(await whole(text)).toMatchObject({ toolCalls: [], finish: null })
    },
  )

  it('an answer in one piece carries its usage', async () => {
    const usage = { prompt_tokens: 900, completion_tokens: 40 }
    const answer = { choices: [{ message: { content: 'Uno' } }], usage }
    expect(await whole(JSON.stringify(answer))).toMatchObject({
      usage: { promptTokens: 900, completionTokens: 40 },
    })
  })
})
