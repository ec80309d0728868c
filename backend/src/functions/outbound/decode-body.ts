import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { OutboundError } from '../../../../supabase/functions/_shared/network/outbound.ts'
import { toOutboundError } from './to-outbound-error.ts'

/** The request asks for gzip only. The caller must limit the decoded bytes. */
export async function* decodeBody(
  message: IncomingMessage,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const end = () => message.destroy()
  signal.addEventListener('abort', end, { once: true })
  try {
    for await (const chunk of decoded(message)) yield chunk as Uint8Array
  } catch (error) {
    throw toOutboundError(error, signal)
  } finally {
    signal.removeEventListener('abort', end)
    message.destroy()
  }
}

function decoded(message: IncomingMessage): Readable {
  const coding = message.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding === 'identity' || coding === '') return message
  if (coding === 'gzip' || coding === 'x-gzip') {
    // An error of the message or of gunzip appears on the returned stream.
    return pipeline(message, createGunzip(), () => undefined)
  }
  throw new OutboundError('http', 'unknown content coding', message.statusCode)
}
