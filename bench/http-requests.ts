import type { RunningServer } from '../test-support/server.ts'
import type { BenchRequest } from './cases.ts'
import type { SeededAgent } from './seed.ts'

export function headersFor(
  server: RunningServer,
  agent: Pick<SeededAgent, 'accessToken'>,
  { prefer, body }: BenchRequest,
): Record<string, string> {
  return {
    host: new URL(server.url).host,
    apikey: server.publishableKey,
    authorization: `Bearer ${agent.accessToken}`,
    'x-client-info': 'supabase-js-web/2',
    accept: '*/*',
    'user-agent': 'predio-bench',
    ...(prefer && { prefer }),
    ...(body && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  }
}

export function toWire(
  server: RunningServer,
  agent: Pick<SeededAgent, 'accessToken'>,
  request: BenchRequest,
): string {
  const headers = Object.entries(headersFor(server, agent, request))
  return [
    `${request.method} /rest/v1/${request.table}?${request.query} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    request.body ?? '',
  ].join('\r\n')
}
