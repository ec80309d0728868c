import { VIEW_LIMITS } from '@predio/domain/views'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import type { ConditionDraft } from './condition-draft.ts'
import { ConditionList } from './condition-list.tsx'

function Editor() {
  const [drafts, setDrafts] = useState<ConditionDraft[]>([])
  return (
    <ConditionList
      entity="clients"
      drafts={drafts}
      suggestions={{}}
      isTried={false}
      onChange={setDrafts}
    />
  )
}

const add = () => page.getByRole('button', { name: 'Agregar condición' })
const condition = (at: number) =>
  page.getByRole('group', { name: `Condición ${at}`, exact: true }).getByRole('button')
const remove = (at: number) =>
  page
    .getByRole('group', { name: `Condición ${at}`, exact: true })
    .getByRole('button', { name: /^Quitar la condición/ })

it('VIEW-02 the keyboard goes on at the next condition when one is removed, and after the last at the button that adds', async () => {
  await renderInKit(<Editor />)
  for (let count = 0; count < 3; count += 1) await add().click()
  await remove(2).click()
  await expect.element(remove(2)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(add()).toHaveFocus()
})

it('VIEW-02 the keyboard goes on in the condition that was the last to fit', async () => {
  await renderInKit(<Editor />)
  for (let count = 0; count < VIEW_LIMITS.conditions; count += 1) await add().click()
  await expect.element(add()).not.toBeInTheDocument()
  await expect.element(condition(VIEW_LIMITS.conditions).first()).toHaveFocus()
})
