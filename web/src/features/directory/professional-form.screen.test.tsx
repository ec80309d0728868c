import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts } from '../../ui/testing/render-screen.tsx'
import {
  button,
  CANUL,
  card,
  choose,
  openDirectory,
  storedProfessionals,
} from './testing/open-directory.tsx'

const label = (name: string) => page.getByRole('dialog').getByLabelText(name)
const add = () => button('Agregar')

it('PRO-02 a missing value is named at its field, which gets the focus', async () => {
  await openDirectory()
  await expect.element(page.getByText('Tu directorio está vacío')).toBeVisible()
  await button('Agregar al primero').click()
  await add().click()
  await expect.element(page.getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible()
  await expect.element(page.getByText('Selecciona una profesión')).toBeVisible()
  const phone = 'El número de teléfono debe tener entre 10 y 13 dígitos'
  await expect.element(page.getByText(phone)).toBeVisible()
  await expect.element(label('Nombre')).toHaveFocus()
  await label('Email').fill('correo')
  await userEvent.tab()
  await expect.element(page.getByText('Email inválido')).toBeVisible()
})

it('PRO-09 the form asks once about each number of nine digits, and the second press saves it', async () => {
  const person = await openDirectory()
  await button('Agregar al primero').click()
  await label('Nombre').fill('  Plomería Canul ')
  await choose('Profesión', 'Fontanero (plomero)')
  const question = page.getByText(/¿Falta un dígito\?/)
  await label('Teléfono').fill('(999) 555-016')
  await add().click()
  await expect.element(question).toBeVisible()
  await expect.element(label('Teléfono')).toHaveFocus()
  await label('Teléfono').fill('(999) 555-017')
  await expect.element(question).not.toBeInTheDocument()
  await add().click()
  await expect.element(question).toBeVisible()
  await expect.element(label('Teléfono')).toHaveFocus()
  // PRO-04: the rating has five stars until the person chooses fewer.
  const stars = page.getByRole('radio', { name: '5 estrellas' })
  await expect.element(stars).toBeChecked()
  ;(stars.element() as HTMLElement).focus()
  await expect.element(stars).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('radio', { name: '4 estrellas' })).toBeChecked()
  await add().click()
  await expect.element(page.getByText('Profesional agregado exitosamente')).toBeVisible()
  await expect.element(card('Plomería Canul')).toHaveTextContent('4 estrellas')
  expect(await storedProfessionals(person)).toMatchObject([
    { name: 'Plomería Canul', phone: '+52999555017', email: null, rating: 4, notes: null },
  ])
})

it('PRO-18 editing keeps the telephone with its country, and the typed values after a failure', async () => {
  const person = await openDirectory(CANUL)
  await card(CANUL.name).getByRole('button', { name: 'Editar' }).click()
  await expect.element(label('Teléfono')).toHaveValue('+52 999 555 0166')
  await label('Notas').fill('Pedir factura')
  const lost = interceptFetch(
    ({ url, method }) => method !== 'GET' && url.includes('/rest/v1/professionals'),
  )
  await button('Guardar cambios').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error al guardar el profesional')
  await expect.element(label('Notas')).toHaveValue('Pedir factura')
  lost.release()
  await button('Guardar cambios').click()
  await expect.element(page.getByText('Profesional actualizado exitosamente')).toBeVisible()
  expect(await storedProfessionals(person)).toMatchObject([
    { phone: CANUL.phone, notes: 'Pedir factura' },
  ])
})

it('PRO-19 the form shows the changes of another tab before overwriting them', async () => {
  const person = await openDirectory(CANUL)
  await card(CANUL.name).getByRole('button', { name: 'Editar' }).click()
  await label('Notas').fill('Lo mío')
  await accounts()
    .admin()
    .from('professionals')
    .update({ notes: 'Lo de la otra pestaña' })
    .eq('user_id', person.id)
    .throwOnError()
  await button('Guardar cambios').click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect.element(conflict).toHaveTextContent('Lo de la otra pestaña')
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect.element(page.getByText('Profesional actualizado exitosamente')).toBeVisible()
  expect(await storedProfessionals(person)).toMatchObject([{ notes: 'Lo mío' }])
})
