import { readView, writeView } from '@predio/domain/views'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInKit } from '../../ui/testing/render-in-kit.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import type { OpenView } from '../views/use-open-view.ts'
import { RecordList } from './record-list.tsx'
import { tableColumns } from './table-columns.tsx'

const PEOPLE = Array.from({ length: 200 }, (_, at) => ({ id: String(at), name: `Persona ${at}` }))
type Person = (typeof PEOPLE)[number]

function PeopleTable({ query }: { query: string }) {
  const [view, change] = useState(() => readView('clients', query).view)
  const open = { entity: 'clients', view, change } as unknown as OpenView<'clients'>
  const nothing = () => undefined
  return (
    <MemoryRouter>
      <div className="px-4 pt-40 [--header-height:4rem]">
        <RecordList<Person>
          texts={{ heading: 'Personas', loadFailed: '', noMatches: '', none: '', noneText: '' }}
          list={{ selection: useSelection(), isFiltered: false, clearFilters: nothing }}
          pages={{
            data: { pages: [PEOPLE] },
            isPending: false,
            isPlaceholderData: false,
            refetch: nothing,
            hasNextPage: false,
            isFetchingNextPage: false,
            isFetchNextPageError: false,
            fetchNextPage: nothing,
          }}
          renderRow={nothing}
          columns={() =>
            tableColumns<Person>({
              open,
              zone: 'America/Mexico_City',
              name: { id: 'nombre', label: 'Nombre', cell: ({ name }) => name },
              cells: {
                tipo: () => 'Comprador',
                estado: () => 'Activo',
                presupuesto: () => '$1,000,000',
                alta: () => new Date('2026-01-05T18:00:00Z'),
              },
              actions: {
                width: 30,
                render: ({ name }) => <button type="button">{`Más de ${name}`}</button>,
              },
            })
          }
          printed={[]}
          skeleton={null}
          icon={null}
          action={null}
        />
      </div>
      <output aria-label="Vista">{writeView('clients', view)}</output>
    </MemoryRouter>
  )
}

async function open(query: string, width = 1024): Promise<void> {
  await page.viewport(width, 768)
  await renderInKit(<PeopleTable query={query} />)
}

const head = (name: string) => page.getByRole('columnheader', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name })
const view = () => page.getByLabelText('Vista')
const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ ariaLabel }) => ariaLabel)

it('LIST-10 the table’s head stays below the tools while the page scrolls, and scrolls sideways with the rows', async () => {
  await open('columnas=tipo,estado,alta', 800)
  await expect.element(page.getByRole('cell', { name: 'Comprador' }).first()).toBeVisible()
  dispatchEvent(new WheelEvent('wheel'))
  scrollTo(0, 3000)
  await expect.element(page.getByRole('rowheader', { name: 'Persona 70' })).toBeInViewport()
  const [top, bottom] = document.querySelectorAll('thead, tbody')
  expect(top?.getBoundingClientRect().top).toBe(64 + 48)
  for (const [moved, other] of [
    [top, bottom],
    [bottom, top],
  ]) {
    const left = moved === top ? 60 : 120
    moved?.scrollTo({ left })
    await expect.poll(() => other?.scrollLeft).toBe(left)
  }
  await expect.element(button('Columnas')).toBeInViewport()
})

it('LIST-11 a press on a column’s head sorts by its field, and another press reverses the order', async () => {
  await open('columnas=tipo,alta')
  await expect.element(head('Nombre')).toHaveAttribute('aria-sort', 'none')
  await button('Nombre').click()
  await expect.element(view()).toHaveTextContent('columnas=tipo,alta')
  await expect.element(view()).toHaveTextContent('orden=nombre')
  await expect.element(head('Nombre')).toHaveAttribute('aria-sort', 'ascending')
  await button('Nombre').click()
  await expect.element(view()).toHaveTextContent('orden=-nombre')
  await expect.element(head('Nombre')).toHaveAttribute('aria-sort', 'descending')
  await button('Opciones de la columna Fecha de alta').click()
  await item('De mayor a menor').click()
  await expect.element(view()).toHaveTextContent('orden=-alta')
  await expect.element(head('Nombre')).toHaveAttribute('aria-sort', 'none')
  await expect.element(head('Tipo')).not.toHaveAttribute('aria-sort')
  await expect.element(button('Tipo')).not.toBeInTheDocument()
})

it('LIST-11 after a change of order the table shows its top', async () => {
  await open('columnas=tipo,alta')
  dispatchEvent(new WheelEvent('wheel'))
  scrollTo(0, 3000)
  await expect.element(page.getByRole('rowheader', { name: 'Persona 70' })).toBeInViewport()
  await button('Fecha de alta').click()
  await expect
    .element(page.getByRole('rowheader', { name: 'Persona 0', exact: true }))
    .toBeInViewport()
})

it('LIST-12 a column’s head moves, hides and shows the column, with the keyboard alone', async () => {
  await open('columnas=tipo,estado,alta')
  await expect.poll(heads).toEqual(['Nombre', 'Tipo', 'Estado', 'Fecha de alta', 'Acciones'])
  const options = button('Opciones de la columna Estado')
  ;(options.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Mover a la izquierda')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(view()).toHaveTextContent('columnas=estado,tipo,alta')
  await expect.poll(heads).toEqual(['Nombre', 'Estado', 'Tipo', 'Fecha de alta', 'Acciones'])
  await expect.element(options).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Mover a la izquierda')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(view()).toHaveTextContent('columnas=tipo,alta')
  await expect.element(button('Columnas')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const choices = page.getByRole('dialog', { name: 'Columnas' })
  await expect.element(choices.getByRole('checkbox', { name: 'Tipo' })).toBeChecked()
  await choices.getByText('Presupuesto').click()
  await expect.element(view()).toHaveTextContent('columnas=tipo,alta,presupuesto')
  await expect.element(head('Presupuesto')).toBeInTheDocument()
})

it('LIST-12 the last column cannot be removed', async () => {
  await open('columnas=alta')
  await button('Opciones de la columna Fecha de alta').click()
  await expect.element(item('Ocultar columna')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await button('Columnas').click()
  await expect.element(page.getByRole('checkbox', { name: 'Fecha de alta' })).toBeDisabled()
})

it('LIST-13 the table aligns amounts at the end and shows times as days', async () => {
  await open('columnas=presupuesto,alta')
  const amount = page.getByRole('cell', { name: '$1,000,000' }).first()
  await expect.element(amount).toHaveStyle({ textAlign: 'right' })
  expect(getComputedStyle(amount.element()).fontVariantNumeric).toBe('tabular-nums')
  await expect.element(page.getByRole('cell', { name: '5 ene 2026' }).first()).toBeVisible()
})

it('LIST-14 with a mouse, a row’s actions appear under the mouse or the keyboard focus', async () => {
  await open('columnas=tipo,estado,presupuesto,alta', 800)
  const actions = button('Más de Persona 3')
  const opacity = () => getComputedStyle(actions.element().closest('td')!).opacity
  expect(opacity()).toBe('0')
  await page.getByRole('rowheader', { name: 'Persona 3', exact: true }).hover()
  await expect.poll(opacity).toBe('1')
  await expect.element(actions).toBeInViewport({ ratio: 1 })
  await head('Nombre').hover()
  await expect.poll(opacity).toBe('0')
  ;(actions.element() as HTMLElement).focus()
  await expect.poll(opacity).toBe('1')
})
