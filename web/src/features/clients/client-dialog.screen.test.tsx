import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { addClients, type NewClient } from '../../../../test-support/clients.ts'
import { interceptFetch, loseNextResponse } from '../../ui/testing/intercept-fetch.ts'
import { readClient } from '../../records/clients/api/read-client.ts'
import { accounts, renderScreen, signIn } from '../../ui/testing/render-screen.tsx'
import { ClientDialog } from './client-dialog.tsx'
import { typeAt } from '../../ui/testing/type-at.ts'

const EVA: NewClient = { first_name: 'Eva', last_name: 'Uc', email: 'eva@correo.mx' }
const JOSE: NewClient = { first_name: 'José', last_name: 'Núñez', phone: '+529991234567' }

async function open(clients: readonly NewClient[] = [], isWhole = true) {
  const person = await accounts().createPerson()
  if (clients.length > 0) await addClients(accounts(), person, clients)
  return { person, ...(await show(person, isWhole)) }
}

async function show(person: Account, isWhole = true) {
  const onClose = vi.fn<() => void>()
  const { unmount } = await renderScreen(<ClientDialog onClose={onClose} />, { person })
  await expect.element(field('Nombre')).toBeVisible()
  if (isWhole) await more().click()
  return { onClose, unmount }
}

const field = (name: string) => page.getByRole('dialog').getByLabelText(new RegExp(`^${name}\\*?$`))
const more = () => page.getByText('Más datos', { exact: true })
const save = () => page.getByRole('button', { name: 'Guardar cliente' })
const warning = () => page.getByText('Quizá ya tienes a esta persona:')
const isSave = ({ url }: Request) => url.includes('/rpc/save_client')

async function fillName(first: string, last: string): Promise<void> {
  await field('Nombre').fill(first)
  await field('Apellidos').fill(last)
}

async function typeBirthday(digits: string): Promise<void> {
  const day = page.getByRole('group', { name: 'Cumpleaños' }).getByRole('spinbutton').first()
  await typeAt(day, digits)
}

async function storedClients({ id }: Account, columns = '*') {
  const table = accounts().admin().from('clients')
  const { data } = await table.select(columns).eq('user_id', id).order('email').throwOnError()
  return data
}

it('CLIENT-04 the form saves a new client with normalised values and preferences', async () => {
  const { person, onClose } = await open()
  await fillName('José', 'Núñez Ávila')
  await field('Teléfono').fill('044 (999) 123-45 67')
  await page.getByRole('button', { name: 'Es el mismo número' }).click()
  await field('Presupuesto mínimo').fill('1000000')
  await field('Presupuesto máximo').fill('2000000')
  await userEvent.tab()
  await page.getByText('Casa', { exact: true }).click()
  await save().click()
  await expect.element(page.getByText('Cliente creado exitosamente')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  const columns =
    'phone, whatsapp, email, address, budget_min, client_preferences(property_type, min_price, max_price)'
  expect(await storedClients(person, columns)).toEqual([
    {
      phone: '+529991234567',
      whatsapp: '+529991234567',
      email: null,
      address: null,
      budget_min: 1_000_000,
      client_preferences: { property_type: ['casa'], min_price: 1_000_000, max_price: 2_000_000 },
    },
  ])
})

it('the form shows the first error, focuses its field and saves nothing', async () => {
  const { person } = await open()
  await field('Presupuesto mínimo').fill('3000000')
  await field('Presupuesto máximo').fill('2000000')
  await save().click()
  const fault = page.getByText('El nombre debe tener al menos 2 caracteres').first()
  await expect.element(fault).toBeVisible()
  await expect.element(field('Nombre')).toHaveFocus()
  await fillName('José', 'Núñez')
  await save().click()
  const order = page.getByText('El presupuesto mínimo no puede ser mayor que el máximo').first()
  await expect.element(order).toBeVisible()
  expect(await storedClients(person)).toEqual([])
})

it('CLIENT-31 the form begins with name, telephone and type, and opens other fields that have an error or a value', async () => {
  const { person, unmount } = await open([EVA], false)
  const names = () =>
    [...document.querySelectorAll('[role="dialog"] label')]
      .filter((label) => label.checkVisibility())
      .map(({ textContent }) => textContent.replace('*', ''))
  expect(names().slice(0, 3)).toEqual(['Nombre', 'Apellidos', 'Teléfono'])
  const email = field('Email')
  await expect.element(email).not.toBeVisible()
  await fillName('José', 'Núñez')
  await more().click()
  await email.fill('eva@correo')
  await more().click()
  await expect.element(email).not.toBeVisible()
  await save().click()
  await expect.element(email).toBeVisible()
  await expect.element(email).toHaveFocus()
  await email.fill('jose@correo.mx')
  await save().click()
  await expect.element(page.getByText('Cliente creado exitosamente')).toBeVisible()
  await unmount()
  const { data } = await accounts()
    .admin()
    .from('clients')
    .select('id')
    .eq('email', 'jose@correo.mx')
    .single()
    .throwOnError()
  const stored = await readClient(person.id, data.id)
  if (!stored) throw new Error('not stored')
  await renderScreen(<ClientDialog client={stored} onClose={() => undefined} />, { person })
  await expect.element(email).toHaveValue('jose@correo.mx')
  await expect.element(email).toBeVisible()
})

it('CLIENT-26 the form saves a birthday, and refuses a birthday in the future with its reason', async () => {
  const { person } = await open()
  await fillName('José', 'Núñez')
  await typeBirthday('15032199')
  await save().click()
  const fault = page.getByText(/^Escribe el cumpleaños con|^El cumpleaños no puede/).first()
  await expect.element(fault).toHaveTextContent('El cumpleaños no puede ser una fecha futura')
  expect(await storedClients(person)).toEqual([])
  await typeBirthday('15031980')
  await save().click()
  await expect.element(page.getByText('Cliente creado exitosamente')).toBeVisible()
  expect(await storedClients(person, 'birthday')).toEqual([{ birthday: '1980-03-15' }])
})

it('DUP-03 the form never warns of the client that is being created as a duplicate', async () => {
  await open()
  let warnings = 0
  const observer = new MutationObserver(() => {
    if (document.body.textContent.includes('Quizá ya tienes a esta persona')) warnings += 1
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await fillName('José', 'Núñez')
  await field('Teléfono').fill('999 123 4567')
  await save().click()
  await expect.element(page.getByText('Cliente creado exitosamente')).toBeVisible()
  observer.disconnect()
  expect(warnings).toBe(0)
})

it('CLIENT-09 SAVE-17 the form refuses an e-mail that another client has, and links to that client', async () => {
  const { person, onClose } = await open([EVA])
  await fillName('Jose', 'Nuñes')
  await field('Email').fill('EVA@correo.mx')
  await save().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ya existe un cliente con ese')
  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 0.9 })
  await expect.element(field('Email')).toHaveFocus()
  await expect
    .element(field('Email'))
    .toHaveAccessibleDescription('Ya existe un cliente con ese email')
  await expect.element(field('Nombre')).toHaveValue('Jose')
  expect(await storedClients(person)).toHaveLength(1)
  await page.getByRole('button', { name: 'Ver ficha' }).first().click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

it('DUP-07 SAVE-04 the form merges the typed values into a duplicate, also when the response is lost', async () => {
  const { person } = await open([{ ...JOSE, notes: 'Busca casa' }])
  await fillName('Jose', 'Nuñes')
  await field('Email').fill('jose@correo.mx')
  await field('Teléfono').fill('999 123 4567')
  await expect.element(warning()).toBeVisible()
  await expect.element(page.getByText(/Mismo teléfono/)).toBeVisible()
  await page.getByRole('button', { name: 'Fusionar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Editar Cliente' })).toBeVisible()
  await expect.element(field('Nombre')).toHaveValue('José')
  await expect.element(field('Email')).toHaveValue('jose@correo.mx')
  loseNextResponse(isSave)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect.element(page.getByText('Cliente actualizado exitosamente')).toBeVisible()
  expect(await storedClients(person, 'first_name, email')).toEqual([
    { first_name: 'José', email: 'jose@correo.mx' },
  ])
})

it('SAVE-09 SAVE-19 the form restores the person’s draft, says that it is a draft, and can discard it', async () => {
  const { person, unmount } = await open()
  await fillName('José', 'Núñez')
  await unmount()
  const again = await show(person)
  await expect.element(field('Nombre')).toHaveValue('José')
  await expect.element(page.getByText('Borrador recuperado')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(field('Nombre')).toHaveValue('')
  await field('Nombre').fill('Eva')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await again.unmount()
  await show(person)
  await expect.element(field('Nombre')).toHaveValue('')
})

it('SAVE-10 without a connection the form fails at once and keeps the typed values', async () => {
  const person = await accounts().createPerson()
  const [id = ''] = await addClients(accounts(), person, [EVA])
  await signIn(person)
  // Only a new client goes into the outbox, so the stored one is unchanged.
  const client = await readClient(person.id, id)
  if (!client) throw new Error('not stored')
  await renderScreen(<ClientDialog client={client} onClose={() => undefined} />, { person })
  await fillName('José', 'Núñez')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => void vi.restoreAllMocks())
  const lost = interceptFetch(() => true)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect.element(page.getByText('Error al guardar el cliente')).toBeVisible()
  await expect.element(field('Nombre')).toHaveValue('José')
  lost.release()
})
