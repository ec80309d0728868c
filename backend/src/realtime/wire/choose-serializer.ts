import type { Serializer } from './message.ts'
import { serializerV1 } from './serializer-v1.ts'
import { serializerV2 } from './serializer-v2.ts'

/** Like Phoenix, this assumes version 1 if the client names none. */
export function chooseSerializer(version: string | null): Serializer | undefined {
  if (version === null || version === '1.0.0') return serializerV1
  return version === '2.0.0' ? serializerV2 : undefined
}
