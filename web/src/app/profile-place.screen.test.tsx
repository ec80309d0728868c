import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accounts, renderScreen } from '../ui/testing/render-screen.tsx'
import { ProfilePlace } from './profile-place.tsx'

const index = () => page.getByRole('navigation', { name: 'Contenido' })

it('PROF-24 the profile has an index that leads to each of its cards', async () => {
  await page.viewport(1440, 900)
  const person = await accounts().createPerson()
  const { router } = await renderScreen(<ProfilePlace />, { person, path: '/dashboard/profile' })
  await expect.element(page.getByLabelText('Nombre completo')).toBeVisible()
  const titles = index()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
  const headings = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles)
  await index().getByRole('link', { name: 'Eliminar mi cuenta' }).click()
  expect(router.state.location.hash).toBe('#eliminar-cuenta')
  await expect.element(page.getByRole('button', { name: 'Eliminar mi cuenta' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeInViewport()
})

it('PROF-24 the profile’s index takes one line where there is no room beside the cards', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<ProfilePlace />, { person, path: '/dashboard/profile' })
  await expect.element(index()).toBeVisible()
  const places = index()
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect().top)
  expect(new Set(places).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
})
