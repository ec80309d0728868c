import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { recordReference } from '../lib/failure-reference.ts'
import { LoadFailure } from './load-failure.tsx'
import { Notice } from './notice.tsx'
import { renderInKit } from './testing/render-in-kit.tsx'
import { toast, toasts } from './toast.ts'

const ID = '3f2a91c7-04be-4a11-9d00-6b7f0c5e2a10'
const CODE = `Código de referencia: ${ID}`

async function serverAnswers(status: number): Promise<void> {
  const headers = { 'x-request-id': ID }
  await recordReference(async () => new Response(null, { status, headers }))('/')
}

async function showFailures(): Promise<void> {
  await renderInKit(
    <>
      <LoadFailure title="No se cargó" onRetry={() => undefined} />
      <Notice tone="danger">No se guardó</Notice>
      <Notice tone="warning">Ojo</Notice>
    </>,
  )
  toast.error('No se borró')
  await expect.element(page.getByText('No se borró')).toBeVisible()
}

afterEach(() => {
  vi.useRealTimers()
  for (const { key } of toasts.visibleToasts) toasts.close(key)
})

it('OPS-09 a failure shows the reference of the request that the server failed to answer', async () => {
  await serverAnswers(500)
  await showFailures()
  await expect.element(page.getByText(CODE).nth(2)).toBeVisible()
  expect(page.getByText(CODE).all()).toHaveLength(3)
  await expect.element(page.getByRole('status').getByText('Ojo')).not.toHaveTextContent(ID)
})

it('OPS-09 a failure shows no reference where the server did not fail, or failed long ago', async () => {
  await serverAnswers(500)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await serverAnswers(400)
  await showFailures()
  await expect.element(page.getByText(CODE)).not.toBeInTheDocument()
})
