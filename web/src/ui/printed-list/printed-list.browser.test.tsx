import { expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { Dialog } from '../dialog.tsx'
import { InfiniteList } from '../infinite-list.tsx'
import { renderInKit } from '../testing/render-in-kit.tsx'

const NAMES = Array.from({ length: 200 }, (_, index) => `Cliente ${index + 1}`)

function List({ hasMore = false }: { hasMore?: boolean }) {
  return (
    <MemoryRouter>
      <InfiniteList
        label="Clientes"
        items={NAMES}
        keyOf={String}
        renderItem={(name) => <p>{name}</p>}
        pages={{
          hasNextPage: hasMore,
          isFetchingNextPage: false,
          isFetchNextPageError: false,
          fetchNextPage: () => undefined,
        }}
        empty={null}
        printed={[{ id: 'name', label: 'Nombre', render: String }]}
      />
    </MemoryRouter>
  )
}

const tell = (type: 'beforeprint' | 'afterprint') => dispatchEvent(new Event(type))

const sheet = () => document.querySelector('[data-print-sheet]')
const rows = () => [...(sheet()?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)

it('every loaded row is printed as a table, though the screen has only those near the window', async () => {
  const screen = await renderInKit(<List />)
  await expect.element(screen.getByText('Cliente 1', { exact: true })).toBeVisible()
  expect(document.querySelectorAll('li').length).toBeLessThan(100)
  expect(sheet()).toBeNull()
  tell('beforeprint')
  expect(rows()).toEqual(NAMES)
  expect(sheet()?.querySelector('h1')?.textContent).toBe('Clientes')
  expect(sheet()?.textContent).toContain('200 en la lista')
  tell('afterprint')
  await expect.poll(sheet).toBeNull()
})

it('the printed list says that more rows exist', async () => {
  await renderInKit(<List hasMore />)
  tell('beforeprint')
  expect(sheet()?.textContent).toContain('Los primeros 200 de la lista, los que están en pantalla')
  tell('afterprint')
})

it('a dialog that is open over the list is printed instead of the list', async () => {
  const screen = await renderInKit(
    <>
      <List />
      <Dialog title="Nuevo Cliente" onClose={() => undefined}>
        Datos
      </Dialog>
    </>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  tell('beforeprint')
  expect(sheet()).toBeNull()
  tell('afterprint')
})
