import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { QUERY_RETRY_MS, skipPauses } from '../../ui/testing/skip-pauses.ts'
import { ScriptsScreen } from './scripts-screen.tsx'

const CONTENT = 'Hola {{nombre}}, te escribo por {{propiedad}}.'
const SCRIPT = { title: 'Saludo', content: CONTENT, category: 'cierre' } as const

const cards = () => page.getByRole('article')
const card = (title: string) => page.getByRole('article', { name: title, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = () => page.getByLabelText('Título')
const content = () => page.getByLabelText('Contenido')

async function open(...scripts: (typeof SCRIPT)[]): Promise<Account> {
  const person = await accounts().createPerson()
  const rows = scripts.map((script) => Object.assign({ user_id: person.id }, script))
  await accounts().admin().from('sales_scripts').insert(rows).throwOnError()
  await renderScreen(<ScriptsScreen />, { person })
  return person
}

async function stored({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('sales_scripts')
    .select('title, content, category')
    .eq('user_id', id)
    .throwOnError()
  return data
}

it('SCRIPT-12 an empty library offers ten sample scripts, and SCRIPT-11 a search by category finds them', async () => {
  await open()
  await expect.element(page.getByText('Aún no tienes scripts de venta')).toBeVisible()
  await button('Agregar scripts de ejemplo').click()
  await expect.element(page.getByRole('tab', { name: /^Todos/ })).toHaveTextContent('Todos10')
  await expect.element(cards()).toHaveLength(10)
  await page.getByRole('tab', { name: /^Objeciones/ }).click()
  await expect.element(cards()).toHaveLength(2)
  const search = page.getByRole('searchbox', { name: 'Buscar scripts' })
  await search.fill('esta cara')
  await expect.element(card('Objeción: está muy cara')).toBeVisible()
  await expect.element(cards()).toHaveLength(1)
  await search.fill('zzz')
  await expect.element(page.getByText('Ningún script coincide con tu búsqueda')).toBeVisible()
})

it('SCRIPT-12 adding samples does not change a script with a sample’s title, and the newest are listed first', async () => {
  const person = await open()
  await expect.element(page.getByText('Aún no tienes scripts de venta')).toBeVisible()
  const own = {
    title: 'OBJECIÓN: ESTÁ MUY CARA',
    content: 'Mi respuesta',
    category: 'objeciones',
  } as const
  const at = new Date(Date.now() + 60_000).toISOString()
  await accounts()
    .admin()
    .from('sales_scripts')
    .insert({ ...own, user_id: person.id, created_at: at })
    .throwOnError()
  await button('Agregar scripts de ejemplo').click()
  await expect.poll(() => cards().elements().length).toBe(10)
  await expect.element(cards().first()).toHaveTextContent(own.title)
  const saved = await stored(person)
  expect(saved).toHaveLength(10)
  expect(saved).toContainEqual(own)
})

it('reports that scripts could not be loaded, and retries', async () => {
  skipPauses(QUERY_RETRY_MS)
  const refused = interceptFetch(
    ({ url }) => url.includes('/rest/v1/sales_scripts'),
    () => new Response('{}', { status: 400 }),
  )
  const person = await accounts().createPerson()
  await renderScreen(<ScriptsScreen />, { person })
  await expect.element(page.getByText('Error al cargar los scripts de venta')).toBeVisible()
  refused.release()
  await button('Intentar de nuevo').click()
  await expect.element(page.getByText('Aún no tienes scripts de venta')).toBeVisible()
})

it('SCRIPT-03 SCRIPT-15 a missing value is named at its field, and a button inserts a variable', async () => {
  const person = await open()
  await button('Nuevo Script').click()
  await button('Crear script').click()
  await expect.element(page.getByText('Escribe el título del script')).toBeVisible()
  await expect.element(page.getByText('Escribe el contenido del script')).toBeVisible()
  await expect.element(title()).toHaveFocus()
  await title().fill('  Primer saludo ')
  await content().fill('Hola ')
  await userEvent.keyboard('{End}')
  await button('Nombre del cliente').click()
  await expect.element(content()).toHaveValue('Hola {{nombre}}')
  await button('Crear script').click()
  await expect.element(page.getByText('Script creado exitosamente')).toBeVisible()
  expect(await stored(person)).toEqual([
    { title: 'Primer saludo', content: 'Hola {{nombre}}', category: 'presentacion' },
  ])
})

it('SCRIPT-13 a script is copied with its variables unfilled', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open(SCRIPT)
  await card('Saludo').getByRole('button', { name: 'Copiar' }).click()
  await expect.element(page.getByText('Copiado al portapapeles')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(CONTENT)
  copied.mockRestore()
})

it('SCRIPT-14 a script is deleted only after a confirmation, and stays when the deletion fails', async () => {
  const person = await open(SCRIPT)
  const remove = card('Saludo').getByRole('button', { name: 'Eliminar' })
  const question = page.getByRole('alertdialog', { name: '¿Eliminar el script?' })
  await remove.click()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(card('Saludo')).toBeVisible()
  const lost = interceptFetch(({ method }) => method === 'DELETE')
  await remove.click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Error al eliminar el script')).toBeVisible()
  lost.release()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Script eliminado exitosamente')).toBeVisible()
  await expect.element(page.getByText('Aún no tienes scripts de venta')).toBeVisible()
  expect(await stored(person)).toEqual([])
})

it('SCRIPT-09 a title that another script has is refused, and the typed values stay', async () => {
  await open(SCRIPT)
  await button('Nuevo Script').click()
  await title().fill('sALUDO')
  await content().fill('Otro texto')
  await button('Crear script').click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Ya existe un script con este título')
  await expect.element(content()).toHaveValue('Otro texto')
})

it('SCRIPT-10 the form shows the changes of another tab before overwriting them', async () => {
  const person = await open(SCRIPT)
  await card('Saludo').getByRole('button', { name: 'Editar' }).click()
  await content().fill('Lo que escribí yo')
  await accounts()
    .admin()
    .from('sales_scripts')
    .update({ title: 'Saludo nuevo', content: 'Lo de la otra pestaña' })
    .eq('user_id', person.id)
    .throwOnError()
  await button('Guardar cambios').click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect.element(conflict).toHaveTextContent('Lo de la otra pestaña')
  await expect.element(conflict).toHaveTextContent('Lo que escribí yo')
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect.element(page.getByText('Script actualizado exitosamente')).toBeVisible()
  expect(await stored(person)).toMatchObject([
    { title: 'Saludo nuevo', content: 'Lo que escribí yo' },
  ])
})
