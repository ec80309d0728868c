import { beforeAll, describe, expect, it } from 'vitest'
import { admin, anonymous, signedUp, type Person } from '../support/clients.ts'
import { storage } from '../support/http.ts'
import { pdf } from '../support/samples.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
  await ana.client.storage.from('documents').upload(`${ana.user.id}/x.pdf`, pdf())
})

describe('the storage client', () => {
  it('the storage client throws refusals with throwOnError', async () => {
    const bucket = ana.client.storage.from('documents').throwOnError()
    await expect(bucket.download(`${ana.user.id}/nada.pdf`)).rejects.toThrow('Object not found')
    await expect(bucket.info(`${ana.user.id}/nada.pdf`)).rejects.toThrow('Object not found')
  })

  it('the storage client sends additional headers', async () => {
    const { access_token } = ana.session
    const bucket = anonymous().storage.from('documents')
    expect((await bucket.download(`${ana.user.id}/x.pdf`)).error).not.toBeNull()
    bucket.setHeader('authorization', `Bearer ${access_token}`)
    expect((await bucket.download(`${ana.user.id}/x.pdf`)).error).toBeNull()
  })
})

describe('what is not offered', () => {
  it.each([
    ['the life cycle of a bucket', () => admin().storage.getBucketLifecycle('documents')],
    ['changing it', () => admin().storage.updateBucketLifecycle('documents', { rules: [] })],
    ['deleting it', () => admin().storage.deleteBucketLifecycle('documents')],
    ['buckets of vectors', () => admin().storage.vectors.listBuckets()],
    ['buckets of tables', () => admin().storage.analytics.listBuckets()],
  ])('refuses a feature that storage does not offer with 404: %s', async (_, ask) => {
    const { data, error } = await ask()
    expect(data).toBeNull()
    expect(error).toMatchObject({ status: 404 })
  })

  it('refuses resumable uploads with 404', async () => {
    const { status, body } = await storage('/upload/resumable', {
      method: 'POST',
      bearer: ana.session.access_token,
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '10' },
    })
    expect([status, body]).toMatchObject([404, { statusCode: '404' }])
  })
})
