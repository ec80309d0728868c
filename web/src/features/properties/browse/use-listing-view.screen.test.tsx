import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { useListingView } from './use-listing-view.ts'

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

it('PROP-17 filters that are set before the language of views has come do not take each other away', async () => {
  const person = await accounts().createPerson()
  const { router } = await renderScreen(<SeveralAtOnce />, { person })
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search)))
    .toEqual({ texto: 'mérida', tipo: 'casa', precio: 'desde:1000000' })
  await expect.element(page.getByText('mérida newest casa 1000000')).toBeVisible()
})
