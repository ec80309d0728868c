import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import { BlobMissing, type BlobStore } from '../../storage/blob-store/blob-store.ts'
import { openBlobStore } from '../../storage/blob-store/open-blob-store.ts'
import { failureCode, troubleOf } from '../../database/failure-code.ts'
import { ok, wrong, type Found } from './finding.ts'
import { fileMessages as messages } from './messages.ts'

const WITHIN_MS = 10_000

export async function checkFiles(config: Pick<Config, 's3' | 'dataDir'>): Promise<Found> {
  const store = openBlobStore(config)
  const place = config.s3
    ? `${config.s3.bucket} en ${config.s3.endpoint}`
    : join(config.dataDir, 'storage')
  try {
    await Promise.race([tryStore(store), refuseLater()])
  } catch (error) {
    return config.s3
      ? describeS3Failure(error, config.s3)
      : wrong(messages.disk(place, failureCode(error)), messages.diskTodo)
  }
  return ok(config.s3 ? messages.works(place) : messages.onDisk(place))
}

/** An object store may accept a connection and never answer, so the check gives up after WITHIN_MS. */
async function refuseLater(): Promise<never> {
  await pause(WITHIN_MS, undefined, { ref: false })
  throw new DOMException('the store does not answer', 'TimeoutError')
}

class ProbeDiffers extends Error {
  override name = 'ProbeDiffers'
}

async function tryStore(store: BlobStore): Promise<void> {
  const id = randomUUID()
  const probe = Buffer.from(`predio ${id}`)
  await store.put(
    id,
    (async function* () {
      yield probe
    })(),
    probe.length,
  )
  try {
    const read = Buffer.from(await new Response(await store.get(id)).arrayBuffer())
    if (!read.equals(probe)) throw new ProbeDiffers()
  } finally {
    await store.delete([id])
  }
}

function describeS3Failure(error: unknown, s3: NonNullable<Config['s3']>): Found {
  const { status, serviceCode = '' } = error as { status?: number; serviceCode?: string }
  const { bucket, endpoint, region } = s3
  if (error instanceof ProbeDiffers || error instanceof BlobMissing) {
    return wrong(messages.differs(endpoint), messages.differsTodo)
  }
  if (serviceCode === 'InvalidAccessKeyId') return wrong(messages.keyId, messages.keyIdTodo)
  if (serviceCode === 'SignatureDoesNotMatch') return wrong(messages.secret, messages.secretTodo)
  if (serviceCode === 'NoSuchBucket' || status === 404) {
    return wrong(messages.bucket(bucket, endpoint), messages.bucketTodo)
  }
  if (/Region|AuthorizationHeaderMalformed|PermanentRedirect/.test(serviceCode) || status === 301) {
    return wrong(messages.region(region), messages.regionTodo)
  }
  if (serviceCode === 'RequestTimeTooSkewed') return wrong(messages.clock, messages.clockTodo)
  if (status === 403) return wrong(messages.denied(bucket), messages.deniedTodo)
  if (status !== undefined) return wrong(messages.status(endpoint, status), messages.statusTodo)
  switch (troubleOf(error)) {
    case 'name':
      return wrong(messages.name(endpoint), messages.nameTodo)
    case 'refused':
      return wrong(messages.refused(endpoint), messages.refusedTodo)
    case 'timeout':
      return wrong(messages.timeout(endpoint), messages.timeoutTodo)
    case 'tls':
      return wrong(messages.tls(endpoint, failureCode(error)), messages.tlsTodo)
    case 'other':
      return wrong(messages.other(endpoint, (error as Error).message), messages.statusTodo)
  }
}
