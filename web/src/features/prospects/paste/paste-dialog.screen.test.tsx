import { expect, inject, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import type { AI_KEYS } from '../../../../../test-support/ai-keys.ts'
import { newAiKey, requestsWith } from '../../../../../test-support/ai-requests.ts'
import { saveKeys } from '../../../../../test-support/connect-site.ts'
import { chooseFile } from '../../../ui/testing/choose-file.ts'
import { toasts } from '../../../ui/toast.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { ProspectsScreen } from '../prospects-screen.tsx'
import { PasteDialog } from './paste-dialog.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })

async function openPaste(): Promise<Account> {
  const person = await accounts().createPerson()
  await renderScreen(
    <PasteDialog shared={undefined} onSaved={() => undefined} onClose={() => undefined} />,
    {
      person,
    },
  )
  return person
}

async function stored({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('prospects')
    .select('source, source_name, name, phone, message')
    .eq('user_id', id)
    .throwOnError()
  return data
}

it('PROS-54 shows what it recognised of a text to be corrected, and keeps that', async () => {
  const person = await openPaste()
  await field('Mensaje o correo').fill(
    'Nombre: Ana Pec\nTeléfono: 999 123 45\nMensaje: Quiero verla\nVisto en lamudi.com.mx',
  )
  await button('Continuar').click()
  await expect.element(field('Nombre')).toHaveValue('Ana Pec')
  await expect.element(field('Llegó por')).toHaveValue('Lamudi')
  await button('Guardar en el buzón').click()
  await expect.element(page.getByText('Escribe un teléfono o un email')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^El teléfono debe tener/)).toBeVisible()
  await field('Teléfono').fill('999 123 4567')
  await field('Nombre').fill('Ana Pech')
  await button('Guardar en el buzón').click()
  await expect
    .poll(() => stored(person))
    .toEqual([
      {
        source: 'paste',
        source_name: 'Lamudi',
        name: 'Ana Pech',
        phone: '+529991234567',
        message: 'Quiero verla\nVisto en lamudi.com.mx',
      },
    ])
})

/** A photograph as a telephone takes it, larger than what is sent. */
async function photographCard(): Promise<void> {
  const canvas = new OffscreenCanvas(2400, 1200)
  canvas.getContext('2d')?.fillText('Rosa May, Notaría 5', 100, 100)
  const photo = await canvas.convertToBlob({ type: 'image/jpeg' })
  await chooseFile({
    name: 'tarjeta.jpg',
    mimeType: 'image/jpeg',
    bytes: new Uint8Array(await photo.arrayBuffer()),
  })
}

async function openWithKey(name: keyof typeof AI_KEYS) {
  const person = await openPaste()
  const key = newAiKey(name)
  await saveKeys(await accounts().clientOf(person), { ai: key })
  return { person, key }
}

it('PROS-55 what the agent’s own provider reads on a card is corrected before it is kept', async () => {
  const { person, key } = await openWithKey('modern')
  await photographCard()
  await expect.element(field('Nombre')).toHaveValue('Rosa May')
  await expect.element(field('Llegó por')).toHaveValue('Tarjeta de presentación')
  expect(await stored(person)).toEqual([])
  await field('Teléfono').fill('999 333 4455')
  await button('Guardar en el buzón').click()
  await expect
    .poll(() => stored(person))
    .toEqual([
      {
        source: 'paste',
        source_name: 'Tarjeta de presentación',
        name: 'Rosa May',
        phone: '+529993334455',
        message: 'Notaría 5, titular',
      },
    ])
  const { messages = [] } = (await requestsWith(inject('server').aiStubUrl, key)).at(-1) ?? {}
  const [, asked] = messages as unknown as [unknown, { content: [CardPicture] }]
  const sent = await createImageBitmap(await (await fetch(asked.content[0].image_url.url)).blob())
  expect([sent.width, sent.height]).toEqual([1600, 800])
})

interface CardPicture {
  image_url: { url: string }
}

it.each<[keyof typeof AI_KEYS, string]>([
  ['wrong', 'La API key de OpenAI no es válida'],
  ['nonsense', 'No se reconoció ninguna tarjeta en la foto. Escribe los datos.'],
  ['empty', 'No se reconoció ninguna tarjeta en la foto. Escribe los datos.'],
  ['tiny', 'La foto es demasiado grande para el proveedor de AI.'],
])('PROS-55 says why a card was not read (%s), and keeps what was typed', async (name, problem) => {
  const { person } = await openWithKey(name)
  await field('Mensaje o correo').fill('Soy Karla Dzul, 999 765 4321')
  await photographCard()
  await expect.element(page.getByText(problem)).toBeVisible()
  await expect.element(page.getByText(/sk-/)).not.toBeInTheDocument()
  await button('Continuar').click()
  await expect.element(field('Nombre')).toHaveValue('Karla Dzul')
  expect(await stored(person)).toEqual([])
})

it('PROS-54 and PROS-55 reads a contact, and says what a photograph needs', async () => {
  await openPaste()
  const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  await chooseFile({ name: 'tarjeta.jpg', mimeType: 'image/jpeg', bytes: photo })
  await expect.element(page.getByText(/^Para leer una foto guarda tu API key/)).toBeVisible()
  const card = new TextEncoder().encode('BEGIN:VCARD\nFN:Luis Uc\nTEL:5512345678\nEND:VCARD')
  await chooseFile({ name: 'luis.vcf', mimeType: 'text/vcard', bytes: card })
  await expect.element(field('Nombre')).toHaveValue('Luis Uc')
  await expect.element(field('Teléfono')).toHaveValue('5512345678')
})

it('PROS-57 offers what was shared while nobody was signed in, until it is saved', async () => {
  const shared = new FormData()
  shared.append('text', 'Soy Karla Dzul, mi número es 999 765 4321')
  const cache = await caches.open('predio-shared')
  await cache.put('/dashboard/compartir/1', new Response(shared))
  const person = await accounts().createPerson()
  await renderScreen(<ProspectsScreen />, { person })
  await expect.element(field('Nombre')).toHaveValue('Karla Dzul')
  expect(await cache.keys()).toHaveLength(1)
  await button('Guardar en el buzón').click()
  await expect.poll(async () => (await cache.keys()).length).toBe(0)
  expect(await stored(person)).toMatchObject([{ source: 'share', phone: '+529997654321' }])
})

it('PROS-57 offers each of several shared files, with what was written beside one, and says which kind was not read', async () => {
  const card = (name: string, phone: string) =>
    new File([`BEGIN:VCARD\nFN:${name}\nTEL:${phone}\nEND:VCARD`], `${name}.vcf`, { type: '' })
  const both = new FormData()
  both.append('file', card('Ana Pech', '9991110001'))
  both.append('file', new File(['\u0000'], 'datos.bin', { type: 'application/octet-stream' }))
  both.append('file', card('Eva Chi', '9991110002'))
  const one = new FormData()
  one.append('text', 'Busca casa en Cholul')
  one.append('file', card('Luis Uc', '9991110003'))
  const cache = await caches.open('predio-shared')
  await cache.put('/dashboard/compartir/1', new Response(both))
  await cache.put('/dashboard/compartir/2', new Response(one))
  const person = await accounts().createPerson()
  await renderScreen(<ProspectsScreen />, { person })
  await expect.element(page.getByText('Contacto 1 de 2')).toBeVisible()
  await expect.element(page.getByText(/^Este archivo no es un correo/)).toBeVisible()
  await button('Guardar en el buzón').click()
  await expect.element(field('Nombre')).toHaveValue('Eva Chi')
  toasts.clear()
  await button('Guardar en el buzón').click()
  await expect.element(field('Nombre')).toHaveValue('Luis Uc')
  await expect.element(field('Mensaje')).toHaveValue('Busca casa en Cholul')
  toasts.clear()
  await button('Guardar en el buzón').click()
  await expect.poll(async () => (await cache.keys()).length).toBe(0)
  expect(new Set((await stored(person)).map(({ phone }) => phone))).toEqual(
    new Set(['+529991110001', '+529991110002', '+529991110003']),
  )
})

it('PROS-68 says once that something shared could not be kept, then offers what else was shared', async () => {
  const shared = new FormData()
  shared.append('text', 'Soy Karla Dzul, mi número es 999 765 4321')
  const cache = await caches.open('predio-shared')
  await cache.put('/dashboard/compartir/1', new Response(shared))
  const person = await accounts().createPerson()
  const { router } = await renderScreen(<ProspectsScreen />, {
    person,
    path: '/dashboard/buzon?compartido=no',
  })
  await expect
    .element(page.getByText('No se pudo guardar lo que compartiste. Pégalo aquí.'))
    .toBeVisible()
  await expect.element(field('Mensaje o correo')).toHaveValue('')
  expect(router.state.location.search).toBe('')
  await button('Cancelar').click()
  await expect.element(field('Nombre')).toHaveValue('Karla Dzul')
  expect(await cache.keys()).toHaveLength(1)
  await button('Cancelar').click()
  await expect.poll(async () => (await cache.keys()).length).toBe(0)
})
