import { queryOptions } from '@tanstack/react-query'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Person } from '../../../../test-support/accounts.ts'
import { keyOf } from '../../lib/data/query-keys.ts'
import { RECORD_KINDS, type RecordKind } from '../../lib/navigation.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { NOT_FOUND } from './messages.ts'
import { RecordNotFound } from './record-not-found.tsx'
import { RecordOverList } from './record-over-list.tsx'

const ID = '57a60000-0000-4000-8000-000000000001'

interface Row {
  id: string
  name: string
}

let person: Person

beforeAll(async () => {
  person = await accounts().createPerson()
})

async function open(read: () => Promise<Row | null>) {
  return renderScreen(
    <RecordOverList
      kind="tareas"
      read={(_user, id) =>
        queryOptions({ queryKey: keyOf('tasks', id), queryFn: read, retry: false })
      }
      nameOf={({ name }) => name}
      renderDialog={({ name }) => <p>Ficha de {name}</p>}
    >
      <p>Lista</p>
    </RecordOverList>,
    { person, path: `/dashboard/tareas/${ID}` },
  )
}

it('ADDR-01 shows the record over its list, and the name of the record in the title of the page', async () => {
  await open(() => Promise.resolve({ id: ID, name: 'Llamar a Ana' }))
  await expect.element(page.getByText('Ficha de Llamar a Ana')).toBeVisible()
  await expect.element(page.getByText('Lista')).toBeInTheDocument()
  await expect.poll(() => document.title).toBe('Llamar a Ana · Predio')
})

it('ADDR-04 the page says that a record does not exist and links to its list', async () => {
  const { router } = await open(() => Promise.resolve(null))
  const { title, toList } = NOT_FOUND.tareas
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
  await expect.poll(() => document.title).toBe(`${title} · Predio`)
  await page.getByRole('link', { name: toList }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard')
  expect(router.state.historyAction).toBe('REPLACE')
})

const LISTS_WITH_ADDRESSES: Partial<Record<RecordKind, string>> = {
  selecciones: '/dashboard/selecciones',
  prospectos: '/dashboard/buzon',
}

it('ADDR-04 every kind of record has its text for a missing record and a link to its list', async () => {
  const kinds = RECORD_KINDS.map((kind) => <RecordNotFound key={kind} kind={kind} />)
  await renderScreen(<>{kinds}</>, { person })
  for (const kind of RECORD_KINDS) {
    const { title, toList } = NOT_FOUND[kind]
    await expect.element(page.getByRole('heading', { name: title })).toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: toList }))
      .toHaveAttribute('href', LISTS_WITH_ADDRESSES[kind] ?? '/dashboard')
  }
  await expect.element(page.getByText(/hayas eliminado, sola o con su cliente/)).toBeVisible()
})

it('the page offers to retry when a record could not be loaded', async () => {
  let isBroken = true
  await open(() =>
    isBroken
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ id: ID, name: 'Llamar a Ana' }),
  )
  await expect.element(page.getByText('No pudimos traer lo que pediste')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: /Reintentar|Intentar de nuevo/ }).click()
  await expect.element(page.getByText('Ficha de Llamar a Ana')).toBeVisible()
})
