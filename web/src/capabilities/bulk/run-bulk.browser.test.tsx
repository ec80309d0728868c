import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderInKit } from '../../ui/testing/render-in-kit.tsx'
import { toasts } from '../../ui/toast.ts'
import { BulkBarFrame } from './bulk-bar-frame.tsx'
import { changeAndOfferUndo } from './run-bulk.ts'

interface Changed {
  at: number
  outcome: 'changed' | 'restored'
}

const ITEMS = Array.from({ length: 250 }, (_, at) => at)
const nothing = () => undefined

function pending() {
  let answer: (changed: Changed[]) => void = nothing
  const promise = new Promise<Changed[]>((resolve) => (answer = resolve))
  return { promise, answer }
}

function change(
  items: readonly number[],
  answer: (batch: readonly number[]) => Promise<Changed[]>,
  restore: (batch: readonly Changed[]) => Promise<Changed[]> = () => Promise.resolve([]),
): Promise<void> {
  onTestFinished(() => toasts.clear())
  return changeAndOfferUndo({ items, change: answer, restore, tables: [], isFeminine: false })
}

const changedAt = (batch: readonly number[]): Changed[] =>
  batch.map((at) => ({ at, outcome: 'changed' }))

const undo = () => page.getByRole('button', { name: 'Deshacer' })

it('BULK-06 repeating a failed undo sends only the unanswered records, and counts all records', async () => {
  await renderInKit(null)
  const sent: number[][] = []
  await change(
    ITEMS,
    (batch) => Promise.resolve(changedAt(batch)),
    (batch) => {
      sent.push(batch.map(({ at }) => at))
      if (sent.length === 2) return Promise.reject(new Error('offline'))
      const restored = batch.filter(({ at }) => at !== 7)
      return Promise.resolve(restored.map(({ at }) => ({ at, outcome: 'restored' })))
    },
  )
  await undo().click()
  await expect.element(page.getByText('No se pudo deshacer. Intenta de nuevo.')).toBeVisible()
  await undo().click()
  const text = 'Se deshizo: 249 como estaban, 1 no: 1 cambió después o ya no existe'
  await expect.element(page.getByText(text)).toBeVisible()
  expect(sent.map(([first]) => first)).toEqual([0, 100, 100, 200])
})

it('BULK-04 a run that ends while another runs leaves the other’s progress and warning', async () => {
  await renderInKit(
    <BulkBarFrame
      count={2}
      total={2}
      areAllChosen
      isFeminine={false}
      onChooseAll={nothing}
      onClear={nothing}
      onStop={nothing}
      items={[]}
    />,
  )
  const asksBeforeLeaving = () => {
    const leave = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leave)
    return leave.defaultPrevented
  }
  const first = pending()
  const running = change([1, 2], () => first.promise)
  await expect.element(page.getByRole('progressbar', { name: '0 de 2' })).toBeVisible()
  const second = pending()
  const other = change([3, 4, 5], () => second.promise)
  await expect.element(page.getByRole('progressbar', { name: '0 de 5' })).toBeVisible()
  second.answer(changedAt([3, 4, 5]))
  await other
  await expect.element(page.getByRole('progressbar', { name: '0 de 2' })).toBeVisible()
  expect(asksBeforeLeaving()).toBe(true)
  first.answer(changedAt([1, 2]))
  await running
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  expect(asksBeforeLeaving()).toBe(false)
})

it('BULK-12 on a phone the bar for selected records takes one line', async () => {
  await page.viewport(390, 844)
  await renderInKit(
    <div className="px-4">
      <BulkBarFrame
        count={1312}
        total={2000}
        areAllChosen={false}
        isFeminine={false}
        onChooseAll={nothing}
        onClear={nothing}
        onStop={nothing}
        items={[]}
      />
    </div>,
  )
  const bar = page.getByRole('region', { name: 'Selección' })
  await expect.element(bar.getByRole('button', { name: 'Quitar selección' })).toBeVisible()
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(64)
})
