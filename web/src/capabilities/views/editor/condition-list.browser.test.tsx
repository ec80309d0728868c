import { entityRules, VIEW_LIMITS } from '@predio/domain/views'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { newDraft } from './condition-draft.ts'
import { ConditionList } from './condition-list.tsx'
import { isAskable } from './condition-row.tsx'

function someDrafts(count: number) {
  const fields = entityRules('clients').fields.filter(isAskable)
  return Array.from({ length: count }, (_, at) => newDraft(fields[at % fields.length]!))
}

function Editor({ count }: { count: number }) {
  const [drafts, setDrafts] = useState(() => someDrafts(count))
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

it('VIEW-02 removing a condition moves the focus to the next one, or to the button that adds one', async () => {
  await renderInKit(<Editor count={3} />)
  await remove(2).click()
  await expect.element(remove(2)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(add()).toHaveFocus()
})

it('VIEW-02 the focus moves into the added condition that reaches the limit', async () => {
  await renderInKit(<Editor count={VIEW_LIMITS.conditions - 1} />)
  await add().click()
  await expect.element(add()).not.toBeInTheDocument()
  await expect.element(condition(VIEW_LIMITS.conditions).first()).toHaveFocus()
})

const join = (at: number) =>
  page.getByRole('radiogroup', { name: `Unión de la condición ${at} con la anterior` })
const hint = page.getByText('De las condiciones unidas con «o» basta que se cumpla una.')

it('VIEW-71 the word «o» joins a condition with the condition before it, except for the first condition', async () => {
  await renderInKit(<Editor count={3} />)
  await expect.element(hint).not.toBeInTheDocument()
  await join(2).getByRole('radio', { name: 'o', exact: true }).click()
  await expect.element(hint).toBeVisible()
  await remove(1).click()
  await expect.element(hint).not.toBeInTheDocument()
  await expect.element(join(2).getByRole('radio', { name: 'y', exact: true })).toBeChecked()
})
