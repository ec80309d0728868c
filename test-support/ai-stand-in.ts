/** An AI provider that answers as OpenAI's API does; the key says how. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const AI_KEYS = {
  good: 'sk-buena-0123456789abcdef',
  /** 400, with a message about the key. */
  malformed: 'sk-rota-0123456789abcdef',
  /** 429: no credit left. */
  broke: 'sk-sin-saldo-0123456789ab',
  /** Everything else is refused with 401, this one too. */
  wrong: 'sk-mala-0123456789abcdef',
} as const

const REFUSALS: Readonly<Record<string, { status: number; message: string }>> = {
  [AI_KEYS.malformed]: { status: 400, message: 'Malformed API key in the Authorization header' },
  [AI_KEYS.broke]: { status: 429, message: 'You exceeded your current quota' },
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'POST',
}

const REPLY = 'Hola, soy el asistente de prueba.'

export interface AiStandIn {
  /** What AI_BASE_URL has to be. */
  url: string
  stop: () => Promise<void>
}

export async function startAiStandIn(port = 0): Promise<AiStandIn> {
  const server = createServer((request, response) => void answer(request, response))
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

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, CORS).end()
    return
  }
  if (request.url !== '/v1/chat/completions') return fail(response, 404, 'Unknown route')
  const key = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  const refusal = REFUSALS[key]
  if (refusal) return fail(response, refusal.status, refusal.message)
  if (key !== AI_KEYS.good) return fail(response, 401, `Incorrect API key provided: ${key}`)
  const body = await readBody(request)
  if (body.stream) stream(response)
  else {
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        model: body.model,
        choices: [{ index: 0, message: { role: 'assistant', content: REPLY } }],
      }),
    )
  }
}

function fail(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...CORS, 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { message } }))
}

function stream(response: ServerResponse): void {
  response.writeHead(200, { ...CORS, 'content-type': 'text/event-stream' })
  for (const word of REPLY.split(/(?<= )/)) {
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: word } }] })}\n\n`)
  }
  response.end('data: [DONE]\n\n')
}

async function readBody(request: IncomingMessage): Promise<{ model?: string; stream?: boolean }> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  try {
    return JSON.parse(text) as { model?: string; stream?: boolean }
  } catch {
    return {}
  }
}
