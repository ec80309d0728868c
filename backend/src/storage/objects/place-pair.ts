import { z } from 'zod'
import { checkKey, checkKnownBucketName } from '../keys.ts'
import type { ObjectPlace } from '../request-path.ts'

export const placePair = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
})

export function readPlaces(body: z.infer<typeof placePair>): {
  source: ObjectPlace
  destination: ObjectPlace
} {
  const bucket = checkKnownBucketName(body.bucketId)
  return {
    source: { bucket, key: checkKey(body.sourceKey) },
    destination: {
      bucket: checkKnownBucketName(body.destinationBucket ?? bucket),
      key: checkKey(body.destinationKey),
    },
  }
}
