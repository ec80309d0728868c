/** This stub of OpenAI's API answers depending on the beginning of the key (ai-keys.ts). */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toEvents, toMessage } from './ai-message.ts'
import { AI_KEYS } from './ai-keys.ts'
import { say, type Question } from './ai-reply.ts'

const ANSWERING = ['good', 'noTools', 'modern', 'small'] as const

const SMALL_MODEL_LETTERS = 20_000

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST',
  'access-control-expose-headers': 'retry-after',
}

export interface AiStub {
  url: string
  stop: () => Promise<void>
}

interface Memory {
  asked: Map<string, unknown[]>
  held: Map<string, () => void>
}

export async function startAiStub(port = 0): Promise<AiStub> {
  const memory: Memory = { asked: new Map(), held: new Map() }
  const server = createServer((request, response) => void answer(request, response, memory))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  memory: Memory,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, CORS).end()
    return
  }
  const key = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  if (request.url === '/v1/asked') return json(response, 200, memory.asked.get(key) ?? [])
  if (request.url === '/v1/release') {
    memory.held.get(key)?.()
    return json(response, 200, { released: memory.held.delete(key) })
  }
  if (request.url !== '/v1/chat/completions') return fail(response, 404, 'Unknown route')
  if (key === '') return fail(response, 401, "You didn't provide an API key.")
  const question = await readBody(request)
  memory.asked.set(key, [...(memory.asked.get(key) ?? []), question])
  reply(response, key, question, memory)
}

function reply(response: ServerResponse, key: string, question: Question, { held }: Memory): void {
  const is = (name: keyof typeof AI_KEYS) => key.startsWith(AI_KEYS[name])
  if (is('malformed')) return fail(response, 400, 'Malformed API key in the Authorization header')
  if (is('broke')) return fail(response, 429, 'You exceeded your current quota')
  if (is('limited')) return fail(response, 429, 'Rate limit reached', { 'retry-after': '7' })
  if (is('broken')) return fail(response, 500, 'The server had an error')
  if (is('down')) return fail(response, 503, 'The server is overloaded')
  if (is('silent')) return undefined
  if (is('nonsense')) {
    response.writeHead(200, { ...CORS, 'content-type': 'text/html' }).end('<h1>Bienvenido</h1>')
    return undefined
  }
  if (is('empty')) return json(response, 200, { model: question.model, choices: [] })
  if (is('noStream') && 'stream' in question) {
    return fail(response, 400, "Unrecognized request argument supplied: 'stream'")
  }
  if (is('noTools') && 'tools' in question) {
    return fail(response, 400, 'tools is not supported by this model')
  }
  const length = JSON.stringify(question.messages).length
  if (is('tiny') || (is('small') && length > SMALL_MODEL_LETTERS)) return failTooLong(response)
  if (is('modern') && 'max_tokens' in question) {
    return fail(
      response,
      400,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    )
  }
  if (is('modern') && 'temperature' in question) {
    return fail(
      response,
      400,
      "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
    )
  }
  if (is('cut')) return stream(response, halfOf(toEvents(say(question))))
  if (is('held')) {
    const events = toEvents(say(question))
    const first = halfOf(events)
    stream(response, first, false)
    held.set(key, () => send(response, events.slice(first.length)))
    return undefined
  }
  if (is('blank')) {
    stream(response, toEvents({ text: ' ' }).slice(0, 1), false)
    held.set(key, () => response.end())
    return undefined
  }
  if (is('plain') || is('noStream')) return whole(response, question)
  if (!ANSWERING.some(is)) {
    return fail(response, 401, `Incorrect API key provided: ${key}`)
  }
  return question.stream ? stream(response, toEvents(say(question))) : whole(response, question)
}

function failTooLong(response: ServerResponse): void {
  const message =
    "This model's maximum context length is 4097 tokens. However, your messages resulted in 9120 tokens (8400 in the messages, 720 in the functions)."
  json(response, 400, { error: { message, param: 'messages', code: 'context_length_exceeded' } })
}

function whole(response: ServerResponse, question: Question): void {
  const message = toMessage(say(question))
  json(response, 200, {
    model: question.model,
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1200, completion_tokens: 34 },
  })
}

function fail(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  json(response, status, { error: { message } }, headers)
}

function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...CORS, 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

function stream(response: ServerResponse, events: readonly string[], isAll = true): void {
  response.writeHead(200, { ...CORS, 'content-type': 'text/event-stream' })
  if (isAll) send(response, events)
  else for (const event of events) response.write(event)
}

function send(response: ServerResponse, events: readonly string[]): void {
  for (const event of events) response.write(event)
  response.end()
}

function halfOf(events: readonly string[]): readonly string[] {
  return events.slice(0, Math.floor(events.length / 2))
}

async function readBody(request: IncomingMessage): Promise<Question> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  try {
    return JSON.parse(text) as Question
  } catch {
    return {}
  }
}
