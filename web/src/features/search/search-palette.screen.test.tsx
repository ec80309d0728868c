import { Search } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../lib/data/query-client.ts'
import { keyOf } from '../../lib/data/query-keys.ts'
import type { Found, SearchHit, SearchSource, Target } from '../../lib/search-source.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { SearchButton } from './search-button.tsx'

const field = () => page.getByRole('combobox', { name: 'Buscar' })
const option = (name: string) => page.getByRole('option', { name })
const labels = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

function pending<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

async function open(target: (label: string) => Target) {
  const hit = (label: string): SearchHit => ({
    id: label,
    label,
    icon: Search,
    target: target(label),
  })
  const late = pending<Found>()
  const answers = [late.promise, Promise.resolve<Found>({ hits: [] })]
  const sources: SearchSource[] = [
    { id: 'late', label: 'Tarde', ask: async () => (await answers.shift()) ?? { hits: [] } },
    { id: 'known', label: 'Ya', find: () => [hit('Casa'), hit('Terreno')] },
  ]
  await renderScreen(<SearchButton sources={sources} />, {
    person: await accounts().createPerson(),
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('casa')
  await expect.element(page.getByText('Buscando…').first()).toBeVisible()
  return { answer: (...found: string[]) => late.resolve({ hits: found.map(hit) }) }
}

describe('SEARCH-10 an answer that comes late', () => {
  it('a late answer takes its ranked place, and is marked, until the person moves through the results', async () => {
    const { answer } = await open(() => ({ run: () => undefined }))
    answer('Oficina')
    await expect.poll(labels).toEqual(['Oficina', 'Casa', 'Terreno'])
    await expect.element(option('Oficina')).toHaveAttribute('aria-selected', 'true')
  })

  it('a late answer is appended after an arrow key was pressed, and Enter opens the marked result', async () => {
    const opened: string[] = []
    const { answer } = await open((label) => ({ run: () => void opened.push(label) }))
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Terreno')).toHaveAttribute('aria-selected', 'true')
    answer('Oficina', 'Bodega')
    await expect.poll(labels).toEqual(['Casa', 'Terreno', 'Oficina', 'Bodega'])
    await expect.element(option('Terreno')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => opened).toEqual(['Terreno'])
  })

  it('a late answer does not move the result under the pointer', async () => {
    const { answer } = await open(() => ({ run: () => undefined }))
    await option('Terreno').hover()
    await expect.element(option('Terreno')).toHaveAttribute('aria-selected', 'true')
    await option('Casa').hover()
    await expect.element(option('Casa')).toHaveAttribute('aria-selected', 'true')
    const before = option('Casa').element().getBoundingClientRect().top
    answer('Oficina')
    await expect.element(option('Oficina')).toBeVisible()
    await expect.poll(() => option('Casa').element().getBoundingClientRect().top).toBe(before)
    await field().fill('casas')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Terreno')).toHaveAttribute('aria-selected', 'true')
  })

  it('a late answer that removes the marked result leaves the first result marked', async () => {
    const { answer } = await open(() => ({ run: () => undefined }))
    answer('Oficina')
    await option('Oficina').hover()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect.element(option('Oficina')).toHaveAttribute('aria-selected', 'true')
    await queryClient.invalidateQueries({ queryKey: keyOf('search') })
    await expect.poll(labels).toEqual(['Casa', 'Terreno'])
    await expect.element(option('Casa')).toHaveAttribute('aria-selected', 'true')
  })
})

describe('SEARCH-11 a hit that needs something first', () => {
  async function press() {
    const opened: string[] = []
    const work = pending<(() => void) | undefined>()
    const { answer } = await open(() => ({ prepare: () => work.promise }))
    answer()
    await expect.element(page.getByText('Buscando…')).not.toBeInTheDocument()
    await option('Casa').click()
    await expect.element(page.getByText('Preparando…').first()).toBeVisible()
    return { opened, work, done: () => work.resolve(() => void opened.push('Casa')) }
  }

  it('a result that is still loading keeps the search open and shows that it waits', async () => {
    const { opened, done } = await press()
    await expect.element(field()).toBeVisible()
    done()
    await expect.element(field()).not.toBeInTheDocument()
    await expect.poll(() => opened).toEqual(['Casa'])
  })

  it('closing the search cancels a result that is still loading', async () => {
    const { opened, work, done } = await press()
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).not.toBeInTheDocument()
    done()
    await work.promise
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect.element(field()).toHaveFocus()
    await expect.element(page.getByText('Preparando…')).not.toBeInTheDocument()
    expect(opened).toEqual([])
  })

  it('a result that fails says so and leaves the search unchanged', async () => {
    const { work } = await press()
    work.reject(new Error('no answer'))
    await expect.element(page.getByText('No se pudo hacer. Intenta de nuevo.')).toBeVisible()
    await expect.element(page.getByText('Preparando…')).not.toBeInTheDocument()
    await expect.element(field()).toHaveValue('casa')
    await expect.element(field()).toHaveFocus()
  })
})
