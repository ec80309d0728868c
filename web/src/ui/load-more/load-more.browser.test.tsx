import { expect, it, vi } from 'vitest'
import { renderInKit } from '../testing/render-in-kit.tsx'
import { LoadMore, type NextPages } from './load-more.tsx'

const pages = (given: Partial<NextPages> = {}): NextPages => ({
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: vi.fn<() => void>(),
  ...given,
})

it('the next page is requested automatically when the end of the list is in view', async () => {
  const next = pages()
  const screen = await renderInKit(<LoadMore pages={next} />)
  await expect.element(screen.getByRole('button', { name: 'Cargar más' })).toBeVisible()
  await expect.poll(() => next.fetchNextPage).toHaveBeenCalled()
})

it('a list that loads by hand waits for a press', async () => {
  const next = pages()
  const screen = await renderInKit(<LoadMore pages={next} byHand />)
  const button = screen.getByRole('button', { name: 'Ver más' })
  await expect.element(button).toBeVisible()
  expect(next.fetchNextPage).not.toHaveBeenCalled()
  await button.click()
  await expect.poll(() => next.fetchNextPage).toHaveBeenCalledOnce()
})

it('a page that did not load is reported, and requested again only at a press', async () => {
  const next = pages({ isFetchNextPageError: true })
  const screen = await renderInKit(<LoadMore pages={next} />)
  await expect
    .element(screen.getByText('No se pudieron cargar más. Revisa tu conexión.'))
    .toBeVisible()
  expect(next.fetchNextPage).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.poll(() => next.fetchNextPage).toHaveBeenCalledOnce()
})

it('the button disappears after the last page', async () => {
  const screen = await renderInKit(<LoadMore pages={pages({ hasNextPage: false })} />)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
