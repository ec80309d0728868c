import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { createAgentWithClient } from '../../../../../test-support/agent-with-client.ts'
import { chooseFiles } from '../../../ui/testing/choose-files.ts'
import { draw } from '../../../ui/testing/pictures.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { InteractionDialog } from '../interaction-dialog.tsx'
import { interactions } from '../api/save-interaction.ts'
import { PhotoStrip } from './photo-strip.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const photo = (place: number, count: number) =>
  page.getByRole('img', { name: `Foto ${place} de ${count}` })
const picture = (name: string) => draw(name, { width: 640, height: 480 })

async function open() {
  const person = await createAgentWithClient(accounts())
  const client = { id: person.clientId, label: 'Ana Núñez' }
  const { unmount } = await renderScreen(
    <InteractionDialog client={client} onClose={() => undefined} />,
    { person },
  )
  await page.getByLabelText('Asunto').fill('Visita a la casa')
  return { ...person, unmount }
}

async function storedNote({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('interactions')
    .select('id, photos')
    .eq('user_id', id)
    .single()
    .throwOnError()
  return data
}

async function files({ id }: Account): Promise<string[]> {
  const { data } = await accounts()
    .admin()
    .storage.from('notes')
    .listV2({ prefix: `${id}/` })
  return (data?.objects ?? []).map(({ name }) => name)
}

it('NOTE-02 NOTE-03 chosen photographs are stored with the interaction, without the removed ones', async () => {
  const person = await open()
  chooseFiles('Agregar fotos', await picture('sala.jpg'), await picture('cocina.png'))
  await expect.element(photo(2, 2)).toBeVisible()
  expect(await files(person)).toEqual([])
  await button('Quitar: Foto 1 de 2').click()
  await expect.element(photo(1, 1)).toBeVisible()
  await expect.element(button('Agregar fotos')).toHaveFocus()
  await button('Crear interacción').click()
  await expect.element(page.getByText('Interacción creada exitosamente')).toBeVisible()
  const { id, photos } = await storedNote(person)
  expect(photos).toHaveLength(1)
  expect(photos[0]).toMatch(new RegExp(`^${person.id}/${id}/[0-9a-f-]{36}\\.jpg$`))
  const [large = ''] = photos
  expect(await files(person)).toEqual([large.replace('.jpg', '-480.jpg'), large])
})

it('NOTE-03 the form names a file that cannot be used, and says that six is the maximum', async () => {
  await open()
  chooseFiles('Agregar fotos', new File(['hola'], 'notas.txt'), await picture('sala.jpg'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('No se puede usar notas.txt')
  await expect.element(photo(1, 1)).toBeVisible()
  const more = await Promise.all(['1', '2', '3', '4', '5', '6'].map((at) => picture(`${at}.jpg`)))
  chooseFiles('Agregar fotos', ...more)
  await expect.element(photo(6, 6)).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Puedes poner hasta 6 fotos.')
  await expect.element(button('Agregar fotos')).toBeDisabled()
})

it('NOTE-03 a removed photograph is deleted when the interaction is saved', async () => {
  const person = await open()
  chooseFiles('Agregar fotos', await picture('sala.jpg'))
  await expect.element(photo(1, 1)).toBeVisible()
  await button('Crear interacción').click()
  await expect.element(page.getByText('Interacción creada exitosamente')).toBeVisible()
  await person.unmount()
  const row = await interactions.read(person.id, (await storedNote(person)).id)
  if (!row) throw new Error('not stored')
  await renderScreen(<InteractionDialog interaction={row} onClose={() => undefined} />, { person })
  await button('Quitar: Foto 1 de 1').click()
  await button('Guardar cambios').click()
  await expect.element(page.getByText('Interacción actualizada exitosamente')).toBeVisible()
  expect((await storedNote(person)).photos).toEqual([])
})

it('NOTE-04 stored photographs are shown small, and each can be opened large with the others beside it', async () => {
  const person = await accounts().createPerson()
  const storage = (await accounts().clientOf(person)).storage.from('notes')
  const paths = [1, 2].map((at) => `${person.id}/nota/${at}.jpg`)
  for (const path of paths) {
    for (const each of [path, path.replace('.jpg', '-480.jpg')]) {
      expect((await storage.upload(each, await picture('sala.jpg'))).error).toBeNull()
    }
  }
  await renderScreen(<PhotoStrip title="Visita" paths={paths} />, { person })
  await button('Ver en grande: Foto 1 de 2, Visita').click()
  const large = page.getByRole('img', { name: 'Foto 1 de 2, Visita' })
  await expect.element(large).toHaveAttribute('src', expect.stringContaining('/1.jpg?token='))
  await button('Foto siguiente').click()
  await expect.element(page.getByRole('img', { name: 'Foto 2 de 2, Visita' })).toBeVisible()
  await expect.element(button('Foto siguiente')).toBeDisabled()
})
