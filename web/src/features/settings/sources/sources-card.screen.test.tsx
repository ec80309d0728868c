import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { SourcesCard } from './sources-card.tsx'

const SITE = 'https://casas.example'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const secret = () => page.getByRole('textbox', { name: 'Dirección secreta' })

async function openCard(siteUrl: string | null = null, person?: Account): Promise<Account> {
  const agent = person ?? (await accounts().createPerson())
  await renderScreen(<SourcesCard siteUrl={siteUrl} />, { person: agent })
  return agent
}

async function arrived({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('prospects')
    .select('source, source_name, name')
    .eq('user_id', id)
    .throwOnError()
  return data
}

it('PROS-25 sends a try to the address that was just created, and says when it does not arrive', async () => {
  const person = await openCard()
  await button('Crear dirección').click()
  await expect.element(secret()).toHaveValue(expect.stringMatching(/prospects\/[\w-]{20,}$/))
  const lost = interceptFetch(({ url }) => url.includes('/functions/v1/prospects/'))
  await button('Enviar una prueba').click()
  await expect
    .element(page.getByText('La prueba no llegó. Revisa tu conexión e intenta de nuevo.'))
    .toBeVisible()
  lost.release()
  await button('Enviar una prueba').click()
  await expect.element(page.getByText('La prueba ya está en tu buzón')).toBeVisible()
  expect(await arrived(person)).toEqual([
    { source: 'test', source_name: 'Prueba', name: 'Prueba de Predio' },
  ])
})

it('PROS-03 PROS-62 replaces the address after a question, and the instructions show the new one', async () => {
  await openCard()
  await button('Crear dirección').click()
  const addressNow = () => (secret().element() as HTMLInputElement).value
  await expect.element(secret()).toBeVisible()
  const old = addressNow()
  await button('Renovar la dirección').click()
  await button('Renovar dirección').click()
  await expect.poll(addressNow).not.toBe(old)
  await page.getByText('EasyBroker', { exact: true }).click()
  await expect
    .element(page.getByLabelText('EasyBroker', { exact: true }))
    .toHaveTextContent(addressNow())
})

it('PROS-02 says of each source whether it is mailed of and which plan begins', async () => {
  const person = await accounts().createPerson()
  const api = await accounts().clientOf(person)
  await api
    .from('follow_up_plans')
    .insert({ name: 'Bienvenida', steps: [{ day: 3, kind: 'task', text: 'Llamar' }] })
    .throwOnError()
  await api
    .from('prospects')
    .insert({ source: 'portal', source_name: 'Lamudi', name: 'Ana' })
    .throwOnError()
  await openCard(null, person)
  const mail = page.getByRole('switch', { name: 'Avisar por correo lo que llega por Lamudi' })
  await expect.element(mail).toBeChecked()
  await page.getByText('Avisar por correo', { exact: true }).click()
  await page.getByRole('button', { name: /Plan al aceptar/ }).click()
  await page.getByRole('option', { name: 'Bienvenida' }).click()
  const stored = async () => {
    const { data } = await api
      .from('prospect_sources')
      .select('name, sends_mail, plan:follow_up_plans(name)')
      .throwOnError()
    return data
  }
  await expect
    .poll(stored)
    .toEqual([{ name: 'Lamudi', sends_mail: false, plan: { name: 'Bienvenida' } }])
})

it.each<[what: string, site: string | null, header: string | null, text: RegExp]>([
  ['without a saved site', null, null, /^Para insertarlo en tu sitio guarda antes/],
  ['at a host that sends no header', SITE, null, /^Este servidor no puede decir qué sitio/],
  ['at a host that allows another site', SITE, 'https://otra.example', /^Este servidor no puede/],
  ['at a host that allows the saved site', SITE, SITE, /Solo https:\/\/casas\.example puede/],
])('PROS-65 offers the frame %s only as far as it works', async (_, site, ancestors, text) => {
  interceptFetch(
    ({ method, url }) => method === 'HEAD' && url.includes('/contacto/'),
    () =>
      new Response(null, {
        headers: ancestors ? { 'content-security-policy': `frame-ancestors ${ancestors}` } : {},
      }),
  )
  await openCard(site)
  await button('Crear formulario').click()
  await expect.element(page.getByText(text)).toBeVisible()
  const frames = page.getByText(/^<iframe src=/)
  expect(frames.elements()).toHaveLength(ancestors === SITE ? 1 : 0)
})
