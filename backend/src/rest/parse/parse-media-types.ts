import type { ContentType, MediaType } from './types.ts'

const ANY: MediaType = { kind: 'any' }
const JSON_TYPE: MediaType = { kind: 'json' }

export function parseAccept(header: string | undefined): readonly MediaType[] {
  if (header === undefined || header === '' || header === '*/*') return [ANY]
  if (header === 'application/json') return [JSON_TYPE]
  return splitOutsideQuotes(header, ',')
    .map((text) => splitOutsideQuotes(text, ';'))
    .filter(([type]) => type !== undefined && type !== '')
    .map(([type = '', ...params]) => ({
      media: toMediaType(type.toLowerCase(), readParams(params)),
      q: quality(params),
    }))
    .toSorted((a, b) => b.q - a.q)
    .map(({ media }) => media)
}

export function parseContentType(header: string | undefined): ContentType {
  const type = header?.split(';')[0]?.trim().toLowerCase() ?? ''
  switch (type) {
    case '':
    case 'application/json':
      return 'json'
    case 'application/x-www-form-urlencoded':
      return 'form'
    case 'text/csv':
      return 'csv'
    case 'text/plain':
      return 'text'
    case 'text/xml':
      return 'xml'
    case 'application/octet-stream':
      return 'bytes'
    default:
      return { unknown: type }
  }
}

function toMediaType(type: string, params: ReadonlyMap<string, string>): MediaType {
  const stripped = params.get('nulls') === 'stripped'
  switch (type) {
    case '*/*':
    case 'application/*':
      return ANY
    case 'application/json':
      return JSON_TYPE
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.object':
      return { kind: 'object', stripped }
    case 'application/vnd.pgrst.array+json':
    case 'application/vnd.pgrst.array':
      return stripped ? { kind: 'array', stripped } : JSON_TYPE
    case 'text/csv':
      return { kind: 'csv' }
    case 'application/openapi+json':
      return { kind: 'openapi' }
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
      return planOf('text', params)
    case 'application/vnd.pgrst.plan+json':
      return planOf('json', params)
    default:
      return { kind: 'other', text: type }
  }
}

function planOf(format: 'text' | 'json', params: ReadonlyMap<string, string>): MediaType {
  const [of = JSON_TYPE] = parseAccept(params.get('for') ?? 'application/json')
  const options = (params.get('options') ?? '').split('|').filter((option) => option !== '')
  return { kind: 'plan', format, of: of.kind === 'plan' ? JSON_TYPE : of, options }
}

function readParams(params: readonly string[]): Map<string, string> {
  return new Map(
    params.map((param) => {
      const [name = '', value = ''] = param.split(/=(.*)/s)
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')]
    }),
  )
}

function quality(params: readonly string[]): number {
  const text = params.find((param) => /^q=/i.test(param))?.slice(2)
  const q = Number(text ?? '1')
  return Number.isNaN(q) ? 0 : q
}

function splitOutsideQuotes(text: string, separator: ',' | ';'): string[] {
  const parts = text.match(separator === ',' ? /(?:"[^"]*"|[^,])+/g : /(?:"[^"]*"|[^;])+/g)
  return (parts ?? []).map((part) => part.trim())
}
