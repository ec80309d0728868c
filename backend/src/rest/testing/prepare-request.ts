import { parseRequest } from '../parse/parse-request.ts'
import { prepare, type Prepared } from '../prepare.ts'
import { schemaFixture } from './schema-fixture.ts'

export interface GivenRequest {
  body?: unknown
  headers?: Record<string, string>
  role?: string
}

export function prepareRequest(
  line: string,
  { body, headers = {}, role = 'anon' }: GivenRequest = {},
): Prepared {
  const [method = '', url = ''] = line.split(/ (.*)/s)
  const [path = '', queryString = ''] = url.split(/\?(.*)/s)
  const request = parseRequest({
    method,
    schemas: [...schemaFixture.schemas.keys()],
    segments: path.split('/').filter(Boolean),
    queryString,
    header: (name) => headers[name],
    body:
      body === undefined
        ? undefined
        : new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
  })
  const isService = role === 'service_role'
  return prepare(request, schemaFixture, { mayInspect: isService, mayExplain: isService })
}
