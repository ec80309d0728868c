import { DEFAULT_TIME_ZONE, toCalendarDate } from '@predio/domain/dates'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { ownRows } from '../../../../test-support/own-rows.ts'
import { PropertiesScreen } from '../../app/properties-screen.tsx'
import { recordTarget } from '../../lib/navigation.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { toasts } from '../../ui/toast.ts'
import { stopPicking } from '../listings/picked-listings.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

async function createAgent(titles: readonly string[], archived = '') {
  const person = await accounts().createPerson()
  const { data } = await accounts()
    .admin()
    .from('properties')
    .insert(
      ownRows(titles.length, { userId: person.id }).map((row, at) =>
        Object.assign(row, {
          title: titles[at] ?? '',
          status: titles[at] === archived ? 'inactive' : 'active',
        }),
      ),
    )
    .select('id, title, published_code')
    .order('title')
    .throwOnError()
  return { person, listings: data }
}

async function published({ id }: Account): Promise<string[]> {
  const { data } = await accounts()
    .admin()
    .from('properties')
    .select('title')
    .eq('user_id', id)
    .eq('is_published', true)
    .order('title')
    .throwOnError()
  return data.map(({ title }) => title)
}

async function open(person: Account, path?: string): Promise<void> {
  onTestFinished(() => toasts.clear())
  await page.viewport(1280, 1800)
  await renderScreen(<PropertiesScreen Assistant={() => null} />, {
    person,
    ...(path !== undefined && { path }),
  })
}

it('WEB-84 WEB-85 a listing is published on its page, which then has its address and its visits, and withdrawn again', async () => {
  const { person, listings } = await createAgent(['Casa A'])
  const { id = '', published_code: code = '' } = listings[0] ?? {}
  const name = `casas-${person.id.slice(0, 8)}`
  const admin = accounts().admin()
  await admin
    .from('agent_sites')
    .insert({ user_id: person.id, name, is_published: true })
    .throwOnError()
  await admin
    .from('agent_site_visits')
    .insert({
      user_id: person.id,
      day: toCalendarDate(new Date(), DEFAULT_TIME_ZONE),
      published_code: code,
      source: 'direct',
      views: 1234,
      presses: 5,
    })
    .throwOnError()
  await open(person, recordTarget('propiedades', id).to)
  await button('Más acciones').click()
  await item('Publicar en mi sitio').click()
  await expect.element(page.getByText('La propiedad se ve en tu sitio')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Abrir en mi sitio' }))
    .toHaveAttribute('href', `${location.origin}/agente/${name}/propiedades/casa-a-${code}`)
  await expect.element(page.getByText('1,234')).toBeVisible()
  expect(await published(person)).toEqual(['Casa A'])
  toasts.clear()
  await button('Más acciones').click()
  await item('Quitar de mi sitio').click()
  await expect.element(page.getByText('La propiedad ya no se ve en tu sitio')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Abrir en mi sitio' }))
    .not.toBeInTheDocument()
  expect(await published(person)).toEqual([])
})

it('WEB-85 a listing is published at its card, and chosen ones together, which can be undone', async () => {
  onTestFinished(stopPicking)
  const { person } = await createAgent(['Casa A', 'Casa B', 'Casa C'])
  await open(person)
  await button('Publicar en mi sitio: Casa B').click()
  await expect.element(button('Quitar de mi sitio: Casa B')).toBeVisible()
  toasts.clear()
  await button('Elegir varias').click()
  await button('Elegir las 3 que coinciden').click()
  await expect.element(page.getByText('3 elegidas')).toBeVisible()
  await button('Acciones').click()
  await item('Publicar en mi sitio').click()
  await expect.element(page.getByText('2 cambiadas, 1 no: 1 ya estaba así')).toBeVisible()
  expect(await published(person)).toEqual(['Casa A', 'Casa B', 'Casa C'])
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 2 como estaban')).toBeVisible()
  expect(await published(person)).toEqual(['Casa B'])
})

it('WEB-85 an archived listing is not offered for the site', async () => {
  const { person, listings } = await createAgent(['Casa A'], 'Casa A')
  await open(person, recordTarget('propiedades', listings[0]?.id ?? '').to)
  await button('Más acciones').click()
  await expect.element(item('Volver a mostrar')).toBeVisible()
  await expect.element(item('Publicar en mi sitio')).not.toBeInTheDocument()
})
