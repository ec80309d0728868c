import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Person } from '../../../../test-support/accounts.ts'
import { ownRows } from '../../../../test-support/own-rows.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { AgentSiteScreen } from './agent-site-screen.tsx'

const REVIEW = {
  trovit: {
    offers: 3,
    refused: 1,
    examples: [{ id: 'a', title: 'Casa en Itzimná', reasons: ['pesos', 'city'] }],
  },
  meta: { offers: 3, refused: 0, examples: [] },
  json: { offers: 3, refused: 0, examples: [] },
}

function withReview(): void {
  interceptFetch(
    ({ url }) => url.includes('/revision.json'),
    () => Response.json(REVIEW),
  )
}

const open = (person: Person) =>
  renderScreen(<AgentSiteScreen />, { person, path: '/dashboard/mi-sitio' })

it('WEB-83 an agent names the site, publishes listings and makes addresses for portals', async () => {
  withReview()
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  const [a, b, archived] = ownRows(3, { userId: person.id })
  await client
    .from('properties')
    .insert([
      { ...a!, title: 'A', status: 'active' },
      { ...b!, title: 'B', status: 'active' },
      { ...archived!, title: 'C', status: 'inactive' },
    ])
    .throwOnError()
  await open(person)
  const name = page.getByLabelText('Nombre en la dirección')
  await userEvent.clear(name)
  await name.fill('Casas Mérida')
  await page.getByRole('button', { name: 'Crear mi sitio' }).click()
  await expect
    .element(page.getByText('Usa minúsculas sin acentos, números y guiones: casas-merida'))
    .toBeVisible()
  const chosen = `casas-${person.id.slice(0, 8)}`
  await name.fill(chosen)
  await page.getByRole('button', { name: 'Crear mi sitio' }).click()
  await expect
    .element(page.getByLabelText('Dirección de tu sitio'))
    .toHaveValue(`${location.origin}/agente/${chosen}`)

  await expect.element(page.getByText('Se ven 0 de 2 propiedades.')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar todas' }).click()
  await expect.element(page.getByText('Se ven tus 2 propiedades.')).toBeVisible()
  const { data } = await client
    .from('properties')
    .select('title, is_published')
    .order('title')
    .throwOnError()
  expect(data).toEqual([
    { title: 'A', is_published: true },
    { title: 'B', is_published: true },
    { title: 'C', is_published: false },
  ])

  await page.getByRole('button', { name: 'Crear direcciones' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Copiar dirección: Trovit (XML)' }))
    .toBeVisible()
  await expect.element(page.getByText('Casa en Itzimná')).toBeVisible()
  await expect.element(page.getByText(/Falta la ciudad/)).toBeVisible()
})

it('WEB-83 a name of somebody else is refused at its field, and nothing that was typed is lost', async () => {
  const [person, other] = [await accounts().createPerson(), await accounts().createPerson()]
  const taken = `tomado-${other.id.slice(0, 8)}`
  const theirs = await accounts().clientOf(other)
  await theirs.from('agent_sites').insert({ user_id: other.id, name: taken })
  await open(person)
  await page.getByLabelText('Nombre en la dirección').fill(taken)
  await page.getByLabelText('Preséntate').fill('Vendo casas en Mérida')
  await page.getByRole('button', { name: 'Crear mi sitio' }).click()
  await expect.element(page.getByText('Ese nombre ya es de otro agente. Elige otro.')).toBeVisible()
  await expect.element(page.getByLabelText('Preséntate')).toHaveValue('Vendo casas en Mérida')
})
