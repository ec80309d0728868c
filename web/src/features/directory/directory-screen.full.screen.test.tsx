import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openFilters } from '../../capabilities/list/testing/filters.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { DirectoryScreen } from './directory-screen.tsx'
import {
  button,
  CANUL,
  card,
  choose,
  openDirectory,
  ROSA,
  storedProfessionals,
} from './testing/open-directory.tsx'

const names = () =>
  page
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

it('PRO-05 the directory can be searched, and a search without results can be cleared', async () => {
  await openDirectory(CANUL, ROSA)
  await expect.element(page.getByText('2 profesionales')).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Buscar profesionales' })
  await search.fill('(999) 555-0166')
  await expect.poll(names).toEqual([CANUL.name])
  await search.fill('nadie así')
  await expect.element(page.getByText('Ningún profesional coincide')).toBeVisible()
  await button('Quitar filtros').click()
  await expect.poll(names).toEqual([CANUL.name, ROSA.name])
})

it('PRO-06 the directory filters by profession, and by the specialties of that profession', async () => {
  await openDirectory(CANUL, ROSA)
  await openFilters()
  await choose('Profesión', 'Electricista')
  await expect.poll(names).toEqual([ROSA.name])
  await page.getByRole('button', { name: /\bEspecialidad\b/ }).click()
  const options = page.getByRole('option')
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(['Todas', 'Paneles'])
  await page.getByRole('option', { name: 'Paneles' }).click()
  await choose('Profesión', 'Todas')
  await choose('Especialidad', 'Bombas y fugas')
  await expect.element(page.getByText('1 profesional', { exact: true })).toBeVisible()
  await expect.poll(names).toEqual([CANUL.name])
})

it('PRO-08 a foreign number is shown, called and written to with its country code', async () => {
  await openDirectory(ROSA)
  const rosa = card(ROSA.name)
  await expect.element(rosa).toHaveTextContent('+1 305 555 1234')
  const call = rosa.getByRole('link', { name: 'Llamar' })
  await expect.element(call).toHaveAttribute('href', 'tel:+13055551234')
  const chat = rosa.getByRole('link', { name: 'WhatsApp' })
  await expect.element(chat).toHaveAttribute('href', 'https://wa.me/13055551234')
})

it('PRO-12 a professional is deleted only after a confirmation, and stays when the deletion fails', async () => {
  const person = await openDirectory(CANUL)
  const remove = card(CANUL.name).getByRole('button', { name: 'Eliminar' })
  const question = page.getByRole('alertdialog', { name: '¿Eliminar al profesional?' })
  await remove.click()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(card(CANUL.name)).toBeVisible()
  const lost = interceptFetch(({ method }) => method === 'DELETE')
  await remove.click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Error al eliminar el profesional')).toBeVisible()
  lost.release()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Profesional eliminado exitosamente')).toBeVisible()
  await expect.element(page.getByText('Tu directorio está vacío')).toBeVisible()
  expect(await storedProfessionals(person)).toEqual([])
})

it('PRO-13 copying a professional leaves out rating and notes', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openDirectory(CANUL)
  await card(CANUL.name).getByRole('button', { name: 'Compartir' }).click()
  await page.getByRole('menuitem', { name: 'Copiar sus datos' }).click()
  await expect.element(page.getByText('Copiado al portapapeles')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(
    'Plomería Canul\nFontanero (plomero) · Bombas y fugas\nTel. +52 999 555 0166\nItzimná, Mérida',
  )
  copied.mockRestore()
})

it('reports that the directory could not be loaded, and retries', async () => {
  const person = await accounts().createPerson()
  const refused = interceptFetch(
    ({ url }) => url.includes('/rest/v1/professionals'),
    () => new Response('{}', { status: 400 }),
  )
  await renderScreen(<DirectoryScreen />, { person })
  await expect.element(page.getByText('Error al cargar el directorio')).toBeVisible()
  refused.release()
  await button('Intentar de nuevo').click()
  await expect.element(page.getByText('Tu directorio está vacío')).toBeVisible()
})
