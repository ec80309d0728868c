import { useState } from 'react'
import {
  createMemoryRouter,
  MemoryRouter,
  Outlet,
  RouterProvider,
  ScrollRestoration,
} from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { InfiniteList } from './infinite-list.tsx'
import { renderInKit } from './testing/render-in-kit.tsx'
import { VirtualRows } from './virtual-rows.tsx'

const keyOfName = (name: string) => name

function ShrinkingList() {
  const [names, setNames] = useState(['Ana', 'Beto', 'Carla'])
  return (
    <MemoryRouter>
      <VirtualRows
        label="Personas"
        items={names}
        keyOf={keyOfName}
        hasMore={false}
        renderItem={(name) => (
          <button
            type="button"
            onClick={() => setNames(names.filter((each) => each !== name))}
          >{`Quitar ${name}`}</button>
        )}
      />
    </MemoryRouter>
  )
}

it('the focus stays in the list when its last row is removed', async () => {
  await renderInKit(<ShrinkingList />)
  for (const name of ['Carla', 'Beto', 'Ana']) {
    await page.getByRole('button', { name: `Quitar ${name}` }).click()
    await expect
      .element(page.getByRole('button', { name: `Quitar ${name}` }))
      .not.toBeInTheDocument()
  }
  await expect.element(page.getByRole('list', { name: 'Personas' })).toBeInTheDocument()
})

const PAGE = 50
const ALL = 400

function LongList({ above }: { above: () => number }) {
  const [count, setCount] = useState(PAGE)
  const [isLoading, setLoading] = useState(false)
  async function readMore(): Promise<void> {
    setLoading(true)
    await new Promise(requestAnimationFrame)
    setCount(count + PAGE)
    setLoading(false)
  }
  return (
    <>
      <div style={{ height: above() }} />
      <InfiniteList
        label="Personas"
        items={Array.from({ length: count }, (_, index) => `Persona ${index + 1}`)}
        keyOf={keyOfName}
        pages={{
          hasNextPage: count < ALL,
          isFetchingNextPage: isLoading,
          isFetchNextPageError: false,
          fetchNextPage: readMore,
        }}
        empty={null}
        printed={[]}
        renderItem={(name) => (
          <p style={{ height: 40 + 30 * (Number(name.split(' ')[1]) % 4) }}>{name}</p>
        )}
      />
    </>
  )
}

function openLongList(above: () => number) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <ScrollRestoration />
          </>
        ),
        children: [
          { path: '/', element: <LongList above={above} /> },
          { path: '/record', element: <h1>Persona</h1> },
        ],
      },
    ],
    { initialEntries: [{ pathname: '/', key: crypto.randomUUID() }] },
  )
  return { router, app: <RouterProvider router={router} /> }
}

const row = (name: string) => page.getByText(name, { exact: true })
const topOf = (name: string) => Math.round(row(name).element().getBoundingClientRect().top)

async function scrollToRow(name: string): Promise<void> {
  await expect
    .poll(() => {
      const found = row(name).query()
      // Scrolls on only when a row is rendered here, because rows that are still loading must not be skipped.
      if (!found && document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li')) {
        dispatchEvent(new WheelEvent('wheel'))
        scrollBy(0, 1500)
      }
      return found
    })
    .not.toBeNull()
  row(name).element().scrollIntoView({ block: 'start' })
  scrollBy(0, -20)
  let last = Number.NaN
  await expect
    .poll(
      () => {
        const isAtRest = topOf(name) === last
        last = topOf(name)
        return isAtRest
      },
      { interval: 200 },
    )
    .toBe(true)
}

it('ADDR-07 after Back the row that was opened has the focus again', async () => {
  const names = ['Ana', 'Beto', 'Carla']
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <VirtualRows
          label="Personas"
          items={names}
          keyOf={keyOfName}
          hasMore={false}
          renderItem={(name) => <a href={`#${name}`}>{name}</a>}
        />
      ),
    },
    { path: '/record', element: <h1>Persona</h1> },
  ])
  await renderInKit(<RouterProvider router={router} />)
  const link = page.getByRole('link', { name: 'Beto' })
  await expect.element(link).toBeVisible()
  ;(link.element() as HTMLElement).focus()
  await router.navigate('/record')
  await expect.element(page.getByRole('heading', { name: 'Persona' })).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await router.navigate(-1)
  await expect.element(link).toHaveFocus()
})

it('ADDR-07 after Back and after a reload the row at the top of the window is in the same place', async () => {
  let above = 300
  const { router, app } = openLongList(() => above)
  const { unmount } = await renderInKit(app)
  await scrollToRow('Persona 230')
  const place = topOf('Persona 230')
  const isInPlace = () => row('Persona 230').query() && topOf('Persona 230') === place
  for (const height of [300, 180]) {
    above = height
    await router.navigate('/record')
    await expect.element(page.getByRole('heading', { name: 'Persona' })).toBeVisible()
    await router.navigate(-1)
    await expect.poll(isInPlace).toBe(true)
  }
  above = 420
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await unmount()
  await renderInKit(app)
  await expect.poll(isInPlace).toBe(true)
  dispatchEvent(new WheelEvent('wheel'))
  scrollTo({ top: 0 })
  await expect.element(row('Persona 1')).toBeInViewport()
})
