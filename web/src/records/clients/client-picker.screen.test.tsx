import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addClients } from '../../../../test-support/clients.ts'
import type { Option } from '../../ui/option.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { ClientPicker } from './client-picker.tsx'

/** The field stands away from the window's edge, because scrolling to an option would close the list of options. */
function Picker() {
  const [value, setValue] = useState<Option | null>(null)
  return (
    <div className="p-6">
      <ClientPicker value={value} onChange={setValue} newClientType="inquilino" />
      <output aria-label="Elegido">{value?.label}</output>
    </div>
  )
}

const field = () => page.getByRole('combobox', { name: 'Cliente' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const chosen = () => page.getByLabelText('Elegido')

it('CLIENT-14 CLIENT-45 the picker lists names that begin with the text first, and counts the omitted ones', async () => {
  const person = await accounts().createPerson()
  const namesakes = Array.from({ length: 60 }, (_, at) => ({
    first_name: 'Ana Lucía',
    last_name: `Pérez ${at}`,
  }))
  const others = [
    { first_name: 'Lu', last_name: 'Xi' },
    { first_name: 'Luis', last_name: 'Gómez' },
  ]
  await addClients(accounts(), person, [...namesakes, ...others])
  await renderScreen(<Picker />, { person })
  await field().fill('lu')
  await expect.element(option('Luis Gómez')).toBeVisible()
  const listed = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => listed().slice(0, 2).toSorted()).toEqual(['Lu Xi', 'Luis Gómez'])
  await expect.element(option('y 42 más, sigue escribiendo')).toBeInTheDocument()
  await option('Lu Xi').click()
  await expect.element(chosen()).toHaveTextContent('Lu Xi')
})

it('CLIENT-21 the picker creates a client from a whole name', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<Picker />, { person })
  await field().fill('Zoé')
  await expect.element(option('Para crear un cliente escribe nombre y apellidos')).toBeVisible()
  await field().fill('Zoé Chí Ku')
  await option('Crear cliente «Zoé Chí Ku»').click()
  await expect.element(chosen()).toHaveTextContent('Zoé Chí Ku')
  const { data } = await accounts()
    .admin()
    .from('clients')
    .select('type, first_name, last_name')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toEqual([{ type: 'inquilino', first_name: 'Zoé', last_name: 'Chí Ku' }])
})

it('CLIENT-21 the picker keeps the name while the client is created, and after a failure', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<Picker />, { person })
  let fail = (): void => {}
  const isFailing = new Promise<void>((resolve) => (fail = resolve))
  const creating = interceptFetch(
    ({ method, url }) => method === 'POST' && url.includes('/rest/v1/clients'),
    async () => {
      await isFailing
      return Response.json({ code: '42501', message: 'no' }, { status: 403 })
    },
  )
  await field().fill('Zoé Chí Ku')
  await option('Crear cliente «Zoé Chí Ku»').click()
  await expect.element(page.getByText('Creando cliente…')).toBeVisible()
  await expect.element(field()).toHaveValue('Zoé Chí Ku')
  fail()
  await expect.element(page.getByText('Error al guardar el cliente')).toBeVisible()
  await expect.element(field()).toHaveValue('Zoé Chí Ku')
  creating.release()
  await page.getByRole('button', { name: /Mostrar sugerencias/ }).click()
  await option('Crear cliente «Zoé Chí Ku»').click()
  await expect.element(chosen()).toHaveTextContent('Zoé Chí Ku')
})
