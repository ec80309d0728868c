import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { linkTo, recordTarget } from '../../lib/navigation.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { stubWindowOpen } from '../../ui/testing/stub-window-open.ts'
import { KeysHost } from '../keys/keys-host.tsx'
import { ProspectsScreen } from './prospects-screen.tsx'

const ANA = { name: 'Ana Pech', phone: '+529991234567', message: 'Me interesa la casa' }
const LUIS = { name: 'Luis Uc', phone: '+529997654321', message: 'Busco renta' }

async function openInbox(path?: string) {
  const person = await accounts().createPerson()
  const { data } = await accounts()
    .admin()
    .from('prospects')
    .insert(
      [ANA, LUIS].map((each, at) =>
        Object.assign(
          {
            user_id: person.id,
            source: 'portal' as const,
            source_name: 'Inmuebles24',
            received_at: new Date(Date.now() - at * 60_000).toISOString(),
          },
          each,
        ),
      ),
    )
    .select('id, name')
    .throwOnError()
  const idOf = (name: string) => data.find((row) => row.name === name)?.id ?? ''
  const address = path && linkTo(recordTarget('prospectos', idOf(path))).href
  const { router } = await renderScreen(
    <main>
      <KeysHost />
      <ProspectsScreen />
    </main>,
    { person, ...(address && { path: address }) },
  )
  return { person, idOf, router }
}

async function stored({ id }: Account, name: string) {
  const { data } = await accounts()
    .admin()
    .from('prospects')
    .select('status, answered_at, client:clients(first_name, last_name, phone)')
    .eq('user_id', id)
    .eq('name', name)
    .single()
    .throwOnError()
  return data
}

// The kit's dialogs have a hidden button of that name, which closes them.
const button = (name: string) => page.getByRole('button', { name, exact: true }).last()
const row = (name: string) => page.getByRole('article', { name })

function focusRow(name: string): void {
  const link = row(name).getByRole('link').element()
  if (link instanceof HTMLElement) link.focus()
}

it('PROS-56 is one press from a client, one more from the opened WhatsApp, and goes on to the next', async () => {
  const windows = stubWindowOpen()
  const { person, idOf, router } = await openInbox('Ana Pech')
  await expect.element(page.getByRole('dialog').getByText('Me interesa la casa')).toBeVisible()
  await button('Aceptar').click()
  await expect.element(page.getByText('Ana Pech ya está entre tus clientes')).toBeVisible()
  await button('Abrir WhatsApp').click()
  await expect
    .poll(() => windows[0]?.url())
    .toMatch(/^https:\/\/wa\.me\/529991234567\?text=Hola%20Ana/)
  await expect
    .poll(() => router.state.location.pathname)
    .toBe(`/dashboard/prospectos/${idOf('Luis Uc')}`)
  await expect.element(page.getByRole('dialog').getByText('Busco renta')).toBeVisible()
  const { status, answered_at, client } = await stored(person, 'Ana Pech')
  expect([status, answered_at === null]).toEqual(['accepted', false])
  expect(client).toEqual({ first_name: 'Ana', last_name: 'Pech', phone: '+529991234567' })
})

it('KEY-09 and PROS-59 accepts and discards the row that has the focus, and brings a discarded one back', async () => {
  await page.viewport(1280, 900)
  const { person } = await openInbox()
  await expect.element(row('Luis Uc')).toBeVisible()
  focusRow('Ana Pech')
  await userEvent.keyboard('d')
  await expect.element(row('Ana Pech')).not.toBeInTheDocument()
  await expect.poll(async () => (await stored(person, 'Ana Pech')).status).toBe('discarded')
  await button('Deshacer').click()
  await expect.element(row('Ana Pech')).toBeVisible()
  focusRow('Luis Uc')
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('dialog', { name: 'Responder a Luis Uc' })).toBeVisible()
  await button('Ahora no').click()
  await expect.element(row('Luis Uc')).not.toBeInTheDocument()
})

it('PROS-59 says that there is no connection, and leaves the prospect in the inbox', async () => {
  const { person } = await openInbox('Ana Pech')
  const lost = interceptFetch(
    ({ method, url }) => method !== 'GET' && url.includes('/rest/v1/'),
    () => Promise.reject(new TypeError('Failed to fetch')),
  )
  await expect.element(button('Aceptar')).toBeEnabled()
  for (const name of ['Aceptar', 'Descartar']) {
    await button(name).click()
    await expect
      .element(page.getByText(/^No hay conexión\. El prospecto sigue/).first())
      .toBeVisible()
    await expect.element(button(name)).toBeEnabled()
  }
  lost.release()
  expect((await stored(person, 'Ana Pech')).status).toBe('waiting')
})

it('PROS-24 erases who never became a client, with what else they sent, and keeps a certificate', async () => {
  const { person, router } = await openInbox('Ana Pech')
  await accounts()
    .admin()
    .from('prospects')
    .insert({ user_id: person.id, source: 'form', source_name: 'Elementor', phone: ANA.phone })
    .throwOnError()
  await button('Borrar sus datos').click()
  const question = page.getByRole('alertdialog', { name: '¿Borrar los datos de esta persona?' })
  await question.getByRole('button', { name: 'Borrar sus datos' }).click()
  await expect.element(page.getByText('Se borraron sus datos')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/buzon')
  await expect.element(row('Luis Uc')).toBeVisible()
  await expect.element(row('Ana Pech')).not.toBeInTheDocument()
  const admin = accounts().admin()
  const left = await admin.from('prospects').select('name').eq('user_id', person.id).throwOnError()
  expect(left.data).toEqual([{ name: 'Luis Uc' }])
  const erasures = await admin
    .from('client_erasures')
    .select('erased')
    .eq('user_id', person.id)
    .throwOnError()
  expect(erasures.data).toMatchObject([{ erased: { prospects: 2 } }])
})
