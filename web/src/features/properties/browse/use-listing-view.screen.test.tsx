import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { lazy } from '../../../lib/lazy.ts'
import { recordTarget, useOpen } from '../../../lib/navigation.ts'
import { accounts, renderRoutes, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { loadLanguage, useListingView } from './use-listing-view.ts'

function SeveralAtOnce() {
  const { change, filters } = useListingView()
  const set = () => {
    change({ text: 'mérida' })
    change({ propertyType: 'casa' })
    change({ minPrice: 1_000_000 })
  }
  return (
    <>
      <button type="button" onClick={set}>
        Filter
      </button>
      <p>{Object.values(filters).join(' ')}</p>
    </>
  )
}

it('PROP-17 filters set before the code of views has loaded do not overwrite each other', async () => {
  const person = await accounts().createPerson()
  const { router } = await renderScreen(<SeveralAtOnce />, { person })
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search)))
    .toEqual({ texto: 'mérida', tipo: 'casa', precio: 'desde:1000000' })
  await expect.element(page.getByText('mérida newest casa 1000000')).toBeVisible()
})

function SearchAndCard() {
  const { filters, change, applyText } = useListingView()
  const open = useOpen()
  return (
    <>
      <input
        aria-label="Search"
        value={filters.text}
        onChange={(event) => change({ text: event.target.value })}
        onBlur={applyText}
      />
      <button type="button" onClick={() => open(recordTarget('propiedades', 5))}>
        Card
      </button>
    </>
  )
}

async function openLateListing() {
  const LateListing = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    return { default: () => <p>Listing</p> }
  })
  await loadLanguage()
  const person = await accounts().createPerson()
  const { router } = await renderRoutes(
    [
      { path: '/dashboard/propiedades/5', element: <LateListing /> },
      { path: '*', element: <SearchAndCard /> },
    ],
    { person },
  )
  return router
}

it.each([
  ['comes to rest', (card: HTMLElement) => card.click()],
  [
    'is applied as the field is left',
    (card: HTMLElement) => {
      card.focus()
      card.click()
    },
  ],
])(
  'PROP-60 a search text that %s while a listing is being opened does not return the person to the list',
  async (_, press) => {
    const router = await openLateListing()
    await page.getByRole('textbox', { name: 'Search' }).fill('mérida')
    press(page.getByRole('button', { name: 'Card' }).element() as HTMLElement)
    await expect.element(page.getByText('Listing')).toBeVisible()
    expect(router.state.location.pathname).toBe('/dashboard/propiedades/5')
  },
)
