import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import { rowIdOf, SOURCES } from '../../../records/listings/testing/sources.ts'
import { HOUSE, localRows, openDetail } from '../testing/open-detail.tsx'

const list = () => page.getByRole('list', { name: 'Historial', exact: true })

async function preparePerson() {
  const person = await accounts().createPerson()
  const { data } = await accounts()
    .admin()
    .from('clients')
    .insert({ user_id: person.id, type: 'comprador', first_name: 'Ana', last_name: 'Pech' })
    .select('id')
    .single()
    .throwOnError()
  return { person, clientId: data.id }
}

describe.each(SOURCES)('a listing of $source', ({ makeListing }) => {
  it('PROP-42 a visit of the property is recorded on the property’s single row', async () => {
    const { person } = await preparePerson()
    await openDetail(person, await makeListing(person, HOUSE))
    await expect
      .element(page.getByText('Aún no hay visitas, llamadas u ofertas de esta propiedad.'))
      .toBeVisible()
    await page.getByRole('button', { name: 'Agregar', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await expect
      .element(dialog.getByRole('combobox', { name: 'Propiedad' }))
      .toHaveValue(HOUSE.title)
    await dialog.getByRole('combobox', { name: 'Cliente' }).fill('ana')
    await page.getByRole('option', { name: 'Ana Pech' }).click()
    await dialog.getByLabelText('Asunto').fill('Primera visita')
    await dialog.getByRole('button', { name: 'Crear interacción' }).click()
    await expect
      .element(list().getByRole('listitem'))
      .toHaveTextContent(/Primera visita.*Visita.*hoy.*Ana Pech/)
    expect((await localRows(person)).map(({ title }) => title)).toEqual([HOUSE.title])
  })
})

it('PROP-42 the history lists interactions ten at a time, and opens each and its client', async () => {
  const { person, clientId } = await preparePerson()
  const listing = property(HOUSE)
  const rowId = await rowIdOf(person, listing)
  await accounts()
    .admin()
    .from('interactions')
    .insert(
      Array.from({ length: 11 }, (_, at) => ({
        user_id: person.id,
        type: 'call',
        subject: `Llamada ${at + 1}`,
        scheduled_at: `2026-01-${at + 10}T16:00:00Z`,
        property_id: rowId,
        client_id: clientId,
      })),
    )
    .throwOnError()
  await openDetail(person, listing)
  await expect.poll(() => list().getByRole('listitem').all().length).toBe(10)
  await page.getByRole('button', { name: 'Ver más' }).click()
  await expect.poll(() => list().getByRole('listitem').all().length).toBe(11)
  await expect
    .element(list().getByRole('link', { name: 'Ana Pech' }).first())
    .toHaveAttribute('href', `/dashboard/clientes/${clientId}`)
  await list().getByRole('button', { name: 'Llamada 11' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar Interacción' })
  await edit.getByLabelText('Resultado', { exact: true }).fill('Hará una oferta')
  await edit.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect.element(list().getByText('Hará una oferta')).toBeVisible()
})
