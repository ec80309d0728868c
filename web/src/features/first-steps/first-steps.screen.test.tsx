import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { exampleData } from '../../../../test-support/example-data.ts'
import { Button } from '../../ui/button.tsx'
import { requestsUnderWay } from '../../ui/testing/count-requests.ts'
import { countFetches, interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { useProfile } from '../../capabilities/profile/api/read-profile.ts'
import { saveProfile } from '../../capabilities/profile/api/save-profile.ts'
import { useSettings } from '../../records/settings/api/read-settings.ts'
import { AnchoredPart } from '../../ui/anchored-part.tsx'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { queryClient } from '../../lib/data/query-client.ts'
import { CountedExamplesBar } from './counted-examples-bar.tsx'
import { ExampleBar } from './example-bar.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'
import { FirstSteps } from './first-steps.tsx'

const screen = (
  <div className="pt-40">
    <ExampleBar />
    <FirstSteps />
  </div>
)
function Known() {
  return useSettings().data && <p>Ajustes leídos</p>
}

function SaveName() {
  const { data: profile } = useProfile()
  const values = {
    full_name: 'Ana Pech',
    phone: '',
    company: '',
    time_zone: 'America/Merida',
    first_screen: 'properties' as const,
  }
  return (
    <Button isDisabled={!profile} onPress={() => profile && void saveProfile(profile, values)}>
      Guardar nombre
    </Button>
  )
}

const list = () => page.getByRole('list', { name: 'Primeros pasos' })
const step = (name: string) => list().getByRole('link', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const bar = () => page.getByRole('region', { name: 'Estás viendo datos de ejemplo.' })

async function countOf(person: Account, table: 'properties' | 'clients'): Promise<number> {
  const { count } = await accounts()
    .admin()
    .from(table)
    .select('*', { count: 'exact', head: true })
    .eq('user_id', person.id)
    .throwOnError()
  return count ?? -1
}

describe('FIRST-01 the checklist', () => {
  it('the checklist shows a new agent five steps, each one press away, and marks the completed ones', async () => {
    const person = await accounts().createPerson()
    const client = await accounts().clientOf(person)
    await client
      .from('clients')
      .insert({ type: 'comprador', first_name: 'Ana', last_name: 'Pech' })
      .throwOnError()
    const { router } = await renderScreen(screen, { person })
    await expect.element(step('Listo: Trae tus contactos')).toBeVisible()
    await expect.element(page.getByText('1 de 5')).toBeVisible()
    await expect
      .element(step('Pendiente: La clave del asistente'))
      .toHaveAttribute('href', '/dashboard/settings')
    await expect
      .element(step('O conecta tu sitio de WordPress'))
      .toHaveAttribute('href', '/dashboard/settings')
    await expect
      .element(step('Pendiente: Tu nombre y tu logotipo'))
      .toHaveAttribute('href', '/dashboard/profile')
    await step('Pendiente: Tu primera oportunidad').click()
    await expect
      .poll(() => router.state.location)
      .toMatchObject({
        pathname: '/dashboard',
        state: { section: 'crm', tab: 'opportunities', opens: 'opportunity' },
      })
  })

  it('FIRST-02 the checklist is read again when the agent’s name is saved', async () => {
    const person = await accounts().createPerson()
    const client = await accounts().clientOf(person)
    await client
      .from('user_settings')
      .upsert(
        { user_id: person.id, logo_url: 'https://ejemplo.mx/logo.png' },
        { onConflict: 'user_id' },
      )
      .throwOnError()
    await renderScreen(
      <>
        {screen}
        <SaveName />
      </>,
      { person },
    )
    await expect.element(page.getByText('0 de 5')).toBeVisible()
    await button('Guardar nombre').click()
    await expect.element(step('Listo: Tu nombre y tu logotipo')).toBeVisible()
  })

  it('FIRST-11 the checklist keeps its height when its data arrive', async () => {
    const person = await accounts().createPerson()
    let answer: () => void = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const send = globalThis.fetch
    interceptFetch(
      ({ url }) => url.includes('/rpc/first_steps'),
      async (request) => {
        await asked
        return send(request)
      },
    )
    await renderScreen(screen, { person })
    await expect.element(list()).toBeVisible()
    const card = document.querySelector('section')!
    const before = card.getBoundingClientRect().height
    answer()
    await expect.element(page.getByText('0 de 5')).toBeVisible()
    expect(card.getBoundingClientRect().height).toBe(before)
  })

  it('FIRST-03 FIRST-12 the checklist folds to a line where listings exist, stays folded, can be hidden, and is reopened in Perfil', async () => {
    const person = await accounts().createPerson()
    await accounts()
      .admin()
      .from('properties')
      .insert({ user_id: person.id, title: 'Casa en Itzimná' })
      .throwOnError()
    const first = await renderScreen(screen, { person })
    await expect.element(button('Desplegar')).toBeVisible()
    await expect.element(list()).not.toBeInTheDocument()
    await button('Desplegar').click()
    await expect.element(list()).toBeVisible()
    await first.unmount()
    const second = await renderScreen(screen, { person })
    await expect.element(step('Listo: Tu primera propiedad')).toBeVisible()
    await button('Ocultar: Primeros pasos').click()
    await expect.element(list()).not.toBeInTheDocument()
    await second.unmount()
    await renderScreen(
      <AnchoredPart id="primeros-pasos" focused="a">
        <FirstStepsCard />
      </AnchoredPart>,
      { person, path: '/dashboard/profile#primeros-pasos' },
    )
    await expect.element(step('Listo: Tu primera propiedad')).toHaveFocus()
    await button('Mostrar en Propiedades').click()
    await expect.element(button('Mostrar en Propiedades')).not.toBeInTheDocument()
  })

  it('FIRST-03 an agent who has hidden the checklist causes no request for it', async () => {
    const person = await accounts().createPerson()
    const client = await accounts().clientOf(person)
    await client
      .from('user_settings')
      .upsert({ user_id: person.id, hides_first_steps: true }, { onConflict: 'user_id' })
      .throwOnError()
    const asked = countFetches(({ url }) => url.includes('/rpc/'))
    await renderScreen(
      <>
        {screen}
        <Known />
      </>,
      { person },
    )
    await expect.element(page.getByText('Ajustes leídos')).toBeVisible()
    expect(asked()).toBe(0)
    await expect.element(list()).not.toBeInTheDocument()
  })
})

describe('FIRST-06 example data', () => {
  it('example data are added in one press, announced in a bar, and removed in one press after a list of counts', async () => {
    const person = await accounts().createPerson()
    await renderScreen(screen, { person })
    await button('Ver con datos de ejemplo').click()
    await expect.element(bar()).toBeVisible()
    await expect.poll(() => countOf(person, 'properties')).toBe(10)
    await expect.element(page.getByText('0 de 5')).toBeVisible()
    await bar().getByRole('button', { name: 'Quitar datos de ejemplo' }).click()
    await expect
      .element(
        page.getByText(
          'Se borran 10 propiedades, 12 clientes, 8 oportunidades y 11 tareas e interacciones de ejemplo.',
        ),
      )
      .toBeVisible()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    await button('Quitar').click()
    await expect.element(bar()).not.toBeInTheDocument()
    await expect.poll(() => countOf(person, 'properties')).toBe(0)
    await expect.poll(() => countOf(person, 'clients')).toBe(0)
  })

  it('FIRST-09 removing example data names the edited records and keeps them on request', async () => {
    const person = await accounts().createPerson()
    const client = await accounts().clientOf(person)
    await client.rpc('add_example_data', { examples: exampleData() }).throwOnError()
    await client
      .from('clients')
      .update({ notes: 'Editada' })
      .eq('first_name', 'Sofía')
      .throwOnError()
    await renderScreen(screen, { person })
    await bar().getByRole('button', { name: 'Quitar datos de ejemplo' }).click()
    await expect
      .element(page.getByText('Editaste 1 de ellos: tus cambios se borran también.'))
      .toBeVisible()
    await page.getByText('Conservar los que editaste').click()
    await expect.element(page.getByText('Editaste 1 de ellos y se queda contigo.')).toBeVisible()
    await button('Quitar').click()
    await expect.element(bar()).not.toBeInTheDocument()
    await expect.poll(() => countOf(person, 'clients')).toBe(1)
  })

  it('says that the example data could not be added', async () => {
    const person = await accounts().createPerson()
    interceptFetch(
      ({ url }) => url.includes('/rpc/add_example_data'),
      () => new Response('{}', { status: 500 }),
    )
    await renderScreen(screen, { person })
    await button('Ver con datos de ejemplo').click()
    await expect
      .element(page.getByText(/No se pudieron agregar los datos de ejemplo/))
      .toBeVisible()
  })
})

it('FIRST-10 a note above the reports says that they contain examples, while there are no real records', async () => {
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  await client.rpc('add_example_data', { examples: exampleData() }).throwOnError()
  const first = await renderScreen(<CountedExamplesBar />, { person })
  await expect.element(bar()).toBeVisible()
  await first.unmount()
  queryClient.clear()
  await client
    .from('clients')
    .insert({ type: 'comprador', first_name: 'Ana', last_name: 'Pech' })
    .throwOnError()
  const asked = countFetches(({ url }) => url.includes('/rpc/first_steps'))
  await renderScreen(
    <>
      <CountedExamplesBar />
      <Known />
    </>,
    { person },
  )
  await expect.element(page.getByText('Ajustes leídos')).toBeVisible()
  await expect.poll(asked).toBe(1)
  await expect.poll(requestsUnderWay).toBe(0)
  await expect.element(bar()).not.toBeInTheDocument()
})
