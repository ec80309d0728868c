import { expect, test, type Page } from '@playwright/test'
import { entry, enter } from './support/dashboard.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { clientOf, createPerson, signIn } from './support/people.ts'

const CONTENT = 'Hola {{nombre}}, te escribo por {{propiedad}}.'

async function open(page: Page) {
  await entry(page, 'Prospección').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Scripts de venta' })).toBeVisible()
}

function card(page: Page, title: string) {
  return page.getByRole('article', { name: title, exact: true })
}

async function fill(page: Page, title: string, content: string): Promise<void> {
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Contenido').fill(content)
}

test('a library that was not read is asked for again; an empty one offers scripts, searched and by category', async ({
  page,
}) => {
  await page.route('**/rest/v1/sales_scripts*', (route) => route.abort())
  await enter(page)
  await open(page)
  await expect(page.getByRole('alert')).toContainText('Error al cargar los scripts de venta')
  await page.unroute('**/rest/v1/sales_scripts*')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByText('Aún no tienes scripts de venta')).toBeVisible()
  await page.getByRole('button', { name: 'Agregar scripts de ejemplo' }).click()
  await expect(page.getByRole('tab', { name: /^Todos/ })).toHaveText('Todos10')
  await expect(page.getByRole('article')).toHaveCount(10)

  await page.getByRole('tab', { name: /^Objeciones/ }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Buscar scripts' }).fill('esta cara')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(page, 'Objeción: está muy cara')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar scripts' }).fill('zzz')
  await expect(page.getByText('Ningún script coincide con tu búsqueda')).toBeVisible()
})

test('a script is created, changed, copied and deleted after a question', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const problems = watchConsole(page)
  await enter(page)
  await open(page)
  await page.getByRole('button', { name: 'Nuevo Script' }).click()
  await page.getByRole('button', { name: 'Crear script' }).click()
  await expect(page.getByText('Escribe el título del script')).toBeVisible()
  await expect(page.getByLabel('Título')).toBeFocused()
  await fill(page, '  Primer saludo ', 'Hola ')
  await page.getByLabel('Contenido').press('End')
  await page.getByRole('button', { name: 'Nombre del cliente' }).click()
  await expect(page.getByLabel('Contenido')).toHaveValue('Hola {{nombre}}')
  await page.getByRole('button', { name: 'Crear script' }).click()
  await expect(page.getByText('Script creado exitosamente')).toBeVisible()

  await card(page, 'Primer saludo').getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Contenido').fill(CONTENT)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Script actualizado exitosamente')).toBeVisible()
  await expect(card(page, 'Primer saludo')).toContainText(CONTENT)

  await card(page, 'Primer saludo').getByRole('button', { name: 'Copiar' }).click()
  await expect(page.getByText('Copiado al portapapeles')).toBeVisible()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(CONTENT)

  await card(page, 'Primer saludo').getByRole('button', { name: 'Eliminar' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar el script?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(card(page, 'Primer saludo')).toBeVisible()
  await card(page, 'Primer saludo').getByRole('button', { name: 'Eliminar' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Script eliminado exitosamente')).toBeVisible()
  await expect(page.getByText('Aún no tienes scripts de venta')).toBeVisible()
  expect(problems).toEqual([])
})

test('a title that is taken is refused; what another tab changed is never overwritten unseen', async ({
  page,
}) => {
  const person = await createPerson()
  const api = await clientOf(person)
  const { data } = await api
    .from('sales_scripts')
    .insert({ title: 'Saludo', content: 'Hola', category: 'cierre' })
    .select('id')
    .single()
    .throwOnError()
  await signIn(page, person)
  await open(page)
  await page.getByRole('button', { name: 'Nuevo Script' }).click()
  await fill(page, 'sALUDO', CONTENT)
  await page.getByRole('button', { name: 'Crear script' }).click()
  await expect(page.getByRole('alert')).toHaveText('Ya existe un script con este título')
  await expect(page.getByLabel('Contenido')).toHaveValue(CONTENT)
  await page.getByRole('button', { name: 'Cancelar' }).click()

  await card(page, 'Saludo').getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Contenido').fill('Lo que escribí yo')
  await api
    .from('sales_scripts')
    .update({ title: 'Saludo nuevo', content: 'Lo de la otra pestaña' })
    .eq('id', data.id)
    .throwOnError()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect(conflict).toContainText('Lo de la otra pestaña')
  await expect(conflict).toContainText('Lo que escribí yo')
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect(page.getByText('Script actualizado exitosamente')).toBeVisible()
  // The title was only theirs, the text mine.
  await expect(card(page, 'Saludo nuevo')).toContainText('Lo que escribí yo')
})

testEveryLook('Prospección is accessible, its form too', async ({ page }) => {
  const person = await createPerson()
  const api = await clientOf(person)
  await api
    .from('sales_scripts')
    .insert({ title: 'Saludo', content: CONTENT, category: 'cierre' })
    .throwOnError()
  await signIn(page, person)
  await page.evaluate(
    `history.replaceState({ usr: { section: 'scripts' }, key: 'here', idx: 0 }, '')`,
  )
  await page.reload()
  await expect(card(page, 'Saludo')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nuevo Script' }).click()
  await expect(page.getByLabel('Título')).toBeVisible()
  await expectAccessible(page)
})
