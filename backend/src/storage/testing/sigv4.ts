import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const SKEW_MS = 15 * 60 * 1000

export function findSignatureFault(
  request: IncomingMessage,
  credentials: Credentials,
): string | undefined {
  const header = request.headers.authorization ?? ''
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    )
  if (!match) return 'AccessDenied'
  const [, credential = '', signedHeaders = '', signature = ''] = match
  const [keyId, date = '', region, service, end] = credential.split('/')
  if (keyId !== credentials.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== credentials.region || service !== 's3' || end !== 'aws4_request') {
    return 'AuthorizationHeaderMalformed'
  }
  const moment = String(request.headers['x-amz-date'])
  if (!moment.startsWith(date) || Math.abs(Date.now() - readDate(moment)) > SKEW_MS) {
    return 'RequestTimeTooSkewed'
  }
  const names = signedHeaders.split(';')
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'SignatureDoesNotMatch'
  const unsigned = Object.keys(request.headers).filter(
    (name) => name.startsWith('x-amz-') && !names.includes(name),
  )
  if (unsigned.length > 0) return 'SignatureDoesNotMatch'
  const expected = sign(request, names, { ...credentials, date, moment })
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
    ? undefined
    : 'SignatureDoesNotMatch'
}

function sign(
  request: IncomingMessage,
  names: string[],
  { secretAccessKey, region, date, moment }: Credentials & { date: string; moment: string },
): string {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    path,
    query.split('&').toSorted().join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', moment, `${date}/${region}/s3/aws4_request`, digest].join('\n')
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    `AWS4${secretAccessKey}`,
  )
  return createHmac('sha256', key).update(text).digest('hex')
}

function readDate(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
