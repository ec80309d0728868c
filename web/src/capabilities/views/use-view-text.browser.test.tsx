import { EMPTY_VIEW, type View } from '@predio/domain/views'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInKit } from '../../ui/testing/render-in-kit.tsx'
import { textIn } from './conditions.ts'
import { useViewText } from './use-view-text.ts'

function SlowAddress() {
  const [view, setView] = useState(EMPTY_VIEW)
  const [given, setGiven] = useState<View>()
  const [text, setText] = useViewText(view, (next) => setGiven((first) => first ?? next))
  const another: View = {
    ...EMPTY_VIEW,
    conditions: [{ field: 'texto', is: 'says', text: 'pech' }],
  }
  return (
    <>
      <input aria-label="Texto" value={text} onChange={(event) => setText(event.target.value)} />
      <p>given: {given && textIn(given, 'texto')}</p>
      <p>applied: {textIn(view, 'texto')}</p>
      <button type="button" onClick={() => given && setView(given)}>
        Answer
      </button>
      <button type="button" onClick={() => setView(another)}>
        Another view
      </button>
    </>
  )
}

it('VIEW-09 the search field loses no letter typed while the address returns an earlier text', async () => {
  await renderInKit(
    <MemoryRouter>
      <SlowAddress />
    </MemoryRouter>,
  )
  const search = page.getByRole('textbox', { name: 'Texto' })
  await search.fill('can')
  await expect.element(page.getByText('given: can', { exact: true })).toBeVisible()
  await search.fill('canul')
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect.element(page.getByText('applied: can', { exact: true })).toBeVisible()
  await expect.element(search).toHaveValue('canul')
  await page.getByRole('button', { name: 'Another view' }).click()
  await expect.element(search).toHaveValue('pech')
})
