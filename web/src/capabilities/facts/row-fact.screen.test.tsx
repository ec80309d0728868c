import { TASK_FIELDS, TASK_PRIORITY_LABELS, type TaskPriority } from '@predio/domain/tasks'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Saved } from '../../lib/save-row.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import type { FactKind } from './fact-kind.ts'
import { RowFact } from './row-fact.tsx'

interface Row {
  id: string
  updated_at: string
  title: string
  priority: TaskPriority | null
}

const ROW: Row = { id: 'row', updated_at: '1', title: 'Llamar', priority: 'high' }

const button = () => page.getByRole('button', { name: 'Cambiar prioridad de Llamar: Alta' })
const option = (name: string) => page.getByRole('menuitemradio', { name })

async function show(row = ROW) {
  const update = vi.fn<FactKind<Row, 'priority'>['update']>(
    async (_user, { id }, values): Promise<Saved<Row>> => ({
      kind: 'saved',
      row: { ...ROW, ...values, id, updated_at: '2' },
    }),
  )
  const kind: FactKind<Row, 'priority'> = {
    fields: TASK_FIELDS,
    nameOf: ({ title }) => title,
    texts: { updated: 'Guardada', saveFailed: 'No se guardó', gone: 'Ya no existe' },
    update,
    unset: 'medium',
  }
  await renderScreen(
    <RowFact kind={kind} row={row} name="priority" text="Alta">
      {TASK_PRIORITY_LABELS.high}
    </RowFact>,
    { person: await accounts().createPerson() },
  )
  return update
}

it('FACT-11 a fact’s button offers the field’s choices with the present one marked, and gets the focus back', async () => {
  const update = await show()
  await userEvent.tab()
  await expect.element(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(option('Alta')).toHaveAttribute('aria-checked', 'true')
  expect(
    page
      .getByRole('menuitemradio')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(Object.values(TASK_PRIORITY_LABELS))
  await userEvent.keyboard('{Escape}')
  await expect.element(button()).toHaveFocus()
  await button().click()
  await option('Alta').click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(update).not.toHaveBeenCalled()
})

it('FACT-11 a fact’s button shows the default for a missing value, without storing it', async () => {
  const update = await show({ ...ROW, priority: null })
  await button().click()
  await expect.element(option('Media')).toHaveAttribute('aria-checked', 'true')
  await option('Media').click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(update).not.toHaveBeenCalled()
})

it('FACT-02 a change writes only its field over the shown version, and Deshacer writes over the changed version', async () => {
  const update = await show()
  await button().click()
  await option('Baja').click()
  await expect.element(page.getByText('Guardada')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect
    .poll(() => update.mock.calls.map(([, { updated_at }, values]) => [updated_at, values]))
    .toEqual([
      ['1', { priority: 'low' }],
      ['2', { priority: 'high' }],
    ])
})

it('FACT-02 a second change is written over the first, also before the list was reread', async () => {
  const update = await show()
  await button().click()
  await option('Baja').click()
  const behind = page.getByRole('button', { name: 'Cambiar prioridad de Llamar: Baja' })
  await behind.click()
  await option('Alta').click()
  await expect
    .poll(() => update.mock.calls.map(([, { updated_at }, values]) => [updated_at, values]))
    .toEqual([
      ['1', { priority: 'low' }],
      ['2', { priority: 'high' }],
    ])
})

it('FACT-11 the button of a field is 44 px high for a finger', async () => {
  await show()
  await expect.element(button()).toBeVisible()
  const { height } = getComputedStyle(button().element(), '::before')
  expect(Number.parseFloat(height)).toBeGreaterThanOrEqual(44)
})
