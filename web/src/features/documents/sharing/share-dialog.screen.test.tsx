import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { insertDocuments } from '../../../../../test-support/documents.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { stubWindowOpen } from '../../../ui/testing/stub-window-open.ts'
import { ShareDialog } from './share-dialog.tsx'

interface Options {
  whatsapp?: string | null
}

async function open({ whatsapp }: Options = {}): Promise<Account> {
  const person = await accounts().createPerson()
  const owner = await accounts().clientOf(person)
  const { data } = await owner
    .from('clients')
    .insert({
      type: 'comprador',
      first_name: 'Ana',
      last_name: 'Núñez',
      whatsapp: whatsapp ?? null,
    })
    .select('id')
    .single()
    .throwOnError()
  const [id = ''] = await insertDocuments(owner, [{ name: 'Contrato de renta' }])
  const client = whatsapp === undefined ? null : { id: data.id, label: 'Ana Núñez' }
  await renderScreen(
    <ShareDialog document={{ id, name: 'Contrato de renta' }} client={client} onClose={() => {}} />,
    { person },
  )
  await expect.element(page.getByText('Todavía no compartes este documento.')).toBeVisible()
  return person
}

async function sharesOf({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('document_shares')
    .select('token_hash, shared_with, shared_email, expires_at, revoked_at')
    .eq('user_id', id)
    .order('created_at')
    .throwOnError()
  return data
}

const create = () => page.getByRole('button', { name: 'Crear enlace' })
const send = () => page.getByRole('button', { name: 'Enviar por WhatsApp' })
const words = (text: string | RegExp) => page.getByText(text).first()
const isShare = ({ method, url }: Request) =>
  method === 'POST' && url.includes('/rest/v1/document_shares')

it('DOC-54 a new link is shown once, for 30 days, and its token is not stored', async () => {
  const person = await open()
  const asked = Date.now()
  await create().click()
  const link = page.getByRole('textbox', { name: 'Enlace' })
  await expect.element(link).toHaveValue(expect.stringMatching(/\/compartido\/[\w-]{43}$/))
  const token = (link.element() as HTMLInputElement).value.split('/').at(-1) ?? ''
  await expect.element(words(/Sin abrir/)).toBeVisible()
  const shares = await sharesOf(person)
  expect(JSON.stringify(shares)).not.toContain(token)
  const days = (Date.parse(shares[0]?.expires_at ?? '') - asked) / 86_400_000
  expect(days).toBeGreaterThanOrEqual(30)
  expect(days).toBeLessThan(31.1)
})

it('DOC-55 DOC-56 the dialog offers 1, 7, 30, 90 and 365 days, requires a client to send to, and checks the e-mail', async () => {
  const person = await open()
  await send().click()
  await expect.element(words('Selecciona un cliente para compartir el documento')).toBeVisible()
  await page.getByLabelText('Email (opcional)').fill('ana@')
  await create().click()
  await expect.element(words('Email inválido')).toBeVisible()
  expect(await sharesOf(person)).toEqual([])
  await page.getByRole('button', { name: /Vence en/ }).click()
  const options = page.getByRole('option')
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(['1 día', '7 días', '30 días', '90 días', '1 año'])
})

it('DOC-56 the dialog cannot send to a client without a WhatsApp number', async () => {
  await open({ whatsapp: null })
  await expect.element(words('Cliente no tiene número de WhatsApp registrado')).toBeVisible()
  await expect.element(send()).toBeDisabled()
})

it('DOC-56 the dialog refuses a message that is too long together with its link', async () => {
  const person = await open({ whatsapp: '+525512345678' })
  await page.getByLabelText('Mensaje (opcional)').fill('a'.repeat(4090))
  await send().click()
  await expect.element(words('El mensaje no puede exceder los 4096 caracteres')).toBeVisible()
  expect(await sharesOf(person)).toEqual([])
})

it('DOC-57 says that the link could not be made, and sends nothing', async () => {
  const person = await open({ whatsapp: '+525512345678' })
  interceptFetch(isShare, () => Response.json({ code: 'XX000' }, { status: 500 }))
  const opened = stubWindowOpen()
  await send().click()
  await expect.element(words('Error al compartir el documento')).toBeVisible()
  expect(opened.map((each) => [each.url(), each.isClosed()])).toEqual([[undefined, true]])
  await create().click()
  await expect
    .element(page.getByRole('dialog').getByText('Error al compartir el documento'))
    .toBeVisible()
  expect(await sharesOf(person)).toEqual([])
})

it('DOC-57 another recipient gets another link, and the link whose answer was lost is revoked', async () => {
  const person = await open()
  const real = globalThis.fetch
  const lost = interceptFetch(
    ({ url }) => url.includes('/rest/v1/document_shares'),
    async (request) => {
      if (isShare(request)) await real(request)
      return new Response('{}', { status: 500 })
    },
  )
  await create().click()
  await expect.element(words('Error al compartir el documento')).toBeVisible()
  lost.release()
  const [first] = await sharesOf(person)
  expect(first).toMatchObject({ shared_email: null, revoked_at: null })
  await page.getByLabelText('Email (opcional)').fill('ana@correo.mx')
  await create().click()
  await expect.element(words('Tu enlace está listo')).toBeVisible()
  expect(await sharesOf(person)).toMatchObject([
    { token_hash: first?.token_hash, revoked_at: expect.any(String) as string },
    { shared_email: 'ana@correo.mx', revoked_at: null },
  ])
})
