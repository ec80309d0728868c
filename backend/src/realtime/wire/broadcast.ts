/**
 * A broadcast of the form `object` came in a text frame and is passed on unchanged. One of the form `binary` came in a binary frame of
 * version 2, which contains the event outside of the payload.
 */
export type Broadcast =
  | { form: 'object'; json: string }
  | { form: 'binary'; event: string; encoding: 'json' | 'bytes'; payload: Buffer }

export function broadcastSize(broadcast: Broadcast): number {
  return broadcast.form === 'object'
    ? Buffer.byteLength(broadcast.json)
    : broadcast.payload.byteLength
}

export function asObject(broadcast: Broadcast): string | undefined {
  if (broadcast.form === 'object') return broadcast.json
  if (broadcast.encoding === 'bytes') return undefined
  return `{"type":"broadcast","event":${JSON.stringify(broadcast.event)},"payload":${broadcast.payload.toString('utf8')}}`
}
