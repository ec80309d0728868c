import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ComboBox } from './combo-box.tsx'
import type { Option } from './option.ts'
import { renderInKit } from './testing/render-in-kit.tsx'
import { typeAt } from './testing/type-at.ts'

const PEOPLE = ['Ana', 'Luis', 'Zoé'].map((label) => ({ id: label, label }))

async function load(text: string): Promise<Option[]> {
  return PEOPLE.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
}

/** The field stands away from the window's edge, because scrolling to an option would close the list of options. */
function Picker() {
  const [value, setValue] = useState<Option | null>(PEOPLE[0] ?? null)
  return (
    <div className="p-6">
      <ComboBox label="Cliente" load={load} value={value} onChange={setValue} />
      <input aria-label="Siguiente" />
    </div>
  )
}

it.each(['{Escape}', '{Tab}'])(
  'leaving a half-typed search with %s closes the list and shows the chosen option again',
  async (key) => {
    const screen = await renderInKit(<Picker />)
    const input = screen.getByRole('combobox', { name: 'Cliente' })
    await input.fill('lu')
    await expect.element(screen.getByRole('option', { name: 'Luis' })).toBeVisible()
    await userEvent.keyboard(key)
    await expect.element(input).toHaveValue('Ana')
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  },
)

it('leaving an emptied field shows the chosen option again if its owner kept it', async () => {
  const keep = () => undefined
  const screen = await renderInKit(
    <ComboBox label="Cliente" load={load} value={PEOPLE[0]!} onChange={keep} />,
  )
  const input = screen.getByRole('combobox', { name: 'Cliente' })
  await input.fill('')
  await userEvent.tab()
  await expect.element(input).toHaveValue('Ana')
})

it('a field that adds each choice to a list is cleared after each choice, and keeps the focus', async () => {
  const chosen: string[] = []
  const add = (option: Option | null) => chosen.push(option?.id ?? '')
  const screen = await renderInKit(
    <div className="p-6">
      <ComboBox label="Agregar" load={load} value={null} beginsAnew onChange={add} />
    </div>,
  )
  const input = screen.getByRole('combobox', { name: 'Agregar' })
  for (const name of ['Luis', 'Zoé']) {
    await input.fill(name)
    await screen.getByRole('option', { name }).click()
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(input).toHaveValue('')
    await expect.element(input).toHaveFocus()
  }
  expect(chosen).toEqual(['Luis', 'Zoé'])
})

it('the opened list begins at the chosen option, and a search marks no option by itself', async () => {
  const screen = await renderInKit(<Picker />)
  const input = screen.getByRole('combobox', { name: 'Cliente' })
  await userEvent.tab()
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'Ana' })).toHaveAttribute('data-focused')
  await input.fill('a')
  await expect.element(screen.getByRole('option', { name: 'Luis' })).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('option', { name: 'Ana' }))
    .not.toHaveAttribute('data-focused')
  await screen.getByRole('option', { name: 'Ana' }).click()
  await expect.element(input).toHaveValue('Ana')
})

it.each([
  { around: 'a page', rise: '0' },
  { around: 'a dialog that is still rising', rise: '1rem' },
])(
  'the list in $around stays open when a scroll that ended before it opened is reported late',
  async ({ rise }) => {
    const screen = await renderInKit(
      <div data-testid="page" className="h-60 overflow-auto">
        <div className="h-60" />
        <Picker />
        <div className="h-100" />
      </div>,
    )
    const input = screen.getByRole('combobox', { name: 'Cliente' })
    const field = input.element() as HTMLInputElement
    field.focus({ preventScroll: true })
    const told = new Promise((resolve) =>
      addEventListener('scroll', resolve, { capture: true, once: true }),
    )
    const around = screen.getByTestId('page').element() as HTMLElement
    around.scrollTop = 200
    field.setRangeText('lu', 0, field.value.length)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    around.style.translate = `0 ${rise}`
    await told
    await screen.getByRole('option', { name: 'Luis' }).click()
    await expect.element(input).toHaveValue('Luis')
    await typeAt(input, '{ArrowDown}')
    await expect.element(screen.getByRole('listbox')).toBeVisible()
    around.scrollTop = 150
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  },
)

it('the list stays at its field when the page behind a dialog scrolls', async () => {
  const screen = await renderInKit(
    <>
      <div className="h-[3000px]" />
      <div className="fixed inset-0">
        <Picker />
      </div>
    </>,
  )
  const input = screen.getByRole('combobox', { name: 'Cliente' })
  await input.fill('lu')
  const option = screen.getByRole('option', { name: 'Luis' })
  await expect.element(option).toBeVisible()
  const distance = () =>
    option.element().getBoundingClientRect().top - input.element().getBoundingClientRect().top
  const before = distance()
  scrollTo(0, 120)
  await expect.poll(() => scrollY).toBe(120)
  await expect.poll(distance).toBe(before)
  await option.click()
  await expect.element(input).toHaveValue('Luis')
})

it('FRAME-11 the list opens when its field is clicked, and stays open at another click', async () => {
  const screen = await renderInKit(<Picker />)
  const input = screen.getByRole('combobox', { name: 'Cliente' })
  for (const _ of [1, 2]) {
    await input.click()
    await expect.element(screen.getByRole('option', { name: 'Luis' })).toBeVisible()
  }
  await screen.getByRole('option', { name: 'Luis' }).click()
  await expect.element(input).toHaveValue('Luis')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

it('FRAME-11 on a phone the list keeps its place and width when long options arrive', async () => {
  let answer: (options: Option[]) => void = () => {}
  const answered = new Promise<Option[]>((resolve) => (answer = resolve))
  const search = () => answered
  const screen = await renderInKit(
    <div className="p-6">
      <ComboBox label="Cliente" load={search} value={null} onChange={() => undefined} />
    </div>,
  )
  await screen.getByRole('combobox', { name: 'Cliente' }).click()
  const list = screen.getByRole('listbox')
  await expect.element(list).toHaveTextContent('Buscando…')
  const place = () => {
    const { left, width } = list.element().getBoundingClientRect()
    return { left, width }
  }
  const before = place()
  expect(innerWidth).toBe(390)
  answer([
    { id: 'a', label: 'Casa con alberca y jardín en el centro de Mérida, Yucatán '.repeat(2) },
  ])
  await expect.element(screen.getByRole('option', { name: /^Casa/ })).toBeVisible()
  expect(place()).toEqual(before)
})
