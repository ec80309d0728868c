import { Agent, request as httpRequest } from 'node:http'
import type { RunningServer } from '../../test-support/server.ts'
import type { FuzzRequest, Persona } from './generate-request.ts'
import type { FuzzAgent } from './seed-agents.ts'

export interface FuzzResponse {
  status: number
  /** From sending the request to the last byte of its answer. */
  ms: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Far beyond the statement time-out: what takes longer hangs. */
const ANSWERS_WITHIN_MS = 45_000

/** Sends requests byte by byte as they were generated; fetch would tidy up the address. */
export class FuzzSender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 })
  readonly #server: RunningServer
  readonly #identities: Record<Persona, Record<string, string>>

  constructor(
    server: RunningServer,
    { agent, attacker, victim }: Record<'agent' | 'attacker' | 'victim', FuzzAgent>,
  ) {
    this.#server = server
    const apikey = server.publishableKey
    this.#identities = {
      agent: { apikey, authorization: `Bearer ${agent.accessToken}` },
      attacker: { apikey, authorization: `Bearer ${attacker.accessToken}` },
      victim: { apikey, authorization: `Bearer ${victim.accessToken}` },
      anonymous: { apikey },
      forged: { apikey, authorization: `Bearer ${forgeToken(victim)}` },
      keyless: { authorization: `Bearer ${agent.accessToken}` },
    }
  }

  send(request: FuzzRequest): Promise<FuzzResponse> {
    const { method, path, headers } = request
    const body = request.body === undefined ? undefined : Buffer.from(request.body, 'utf8')
    const began = performance.now()
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        `${this.#server.url}/`,
        {
          agent: this.#agent,
          method,
          path,
          headers: {
            ...this.#identities[request.persona],
            ...headers,
            ...(body && { 'content-length': body.length }),
          },
          timeout: ANSWERS_WITHIN_MS,
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              ms: performance.now() - began,
              headers: response.headers,
              body: Buffer.concat(chunks).toString('utf8'),
            }),
          )
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed the idle connection at the moment it was used again.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(this.send(request))
        else reject(error)
      })
      sent.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** The other agent's claims, signed by nobody. */
function forgeToken(victim: FuzzAgent): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: victim.id, role: 'service_role', exp: 4_102_444_800 }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

/** The request as a line for a shell, with $APIKEY and $TOKEN to be filled in. */
export function toCurl({ persona, method, path, headers, body }: FuzzRequest): string {
  const identity = {
    agent: ['apikey: $APIKEY', 'authorization: Bearer $TOKEN'],
    attacker: ['apikey: $APIKEY', 'authorization: Bearer $ATTACKER'],
    victim: ['apikey: $APIKEY', 'authorization: Bearer $OTHER'],
    anonymous: ['apikey: $APIKEY'],
    forged: ['apikey: $APIKEY', 'authorization: Bearer $FORGED'],
    keyless: ['authorization: Bearer $TOKEN'],
  }[persona]
  const given = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`)
  return [
    `curl -sS -i -g --path-as-is ${method === 'HEAD' ? '--head' : `-X ${method}`}`,
    `"$URL"${quote(path)}`,
    ...identity.map((header) => `-H "${header}"`),
    ...given,
    ...(body === undefined ? [] : [`--data-binary ${quote(shorten(body))}`]),
  ].join(' ')
}

function quote(text: string): string {
  if (!/[\p{Cc}']/u.test(text)) return `'${text}'`
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(/\p{Cc}/gu, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `$'${escaped}'`
}

function shorten(body: string): string {
  return body.length <= 4_000
    ? body
    : `${body.slice(0, 1_500)} …${body.length} characters… ${body.slice(-500)}`
}
