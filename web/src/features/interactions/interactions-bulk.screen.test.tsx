import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../test-support/agent-with-client.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { InteractionsTab } from './interactions-tab.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const box = (subject: string) => page.getByRole('checkbox', { name: `Elegir: ${subject}` })

/** The row's link covers the checkbox with a larger area, so a pointer cannot press the checkbox. */
async function choose(subject: string): Promise<void> {
  await expect.element(box(subject)).not.toBeChecked()
  ;(box(subject).element() as HTMLElement).click()
  await expect.element(box(subject)).toBeChecked()
}

async function act(label: string): Promise<void> {
  await button('Acciones').click()
  await page.getByRole('menuitem', { name: label }).click()
}

it('BULK-40 the type of many interactions is changed and changed back, and selected ones are exported and deleted', async () => {
  await page.viewport(1280, 1000)
  const agent = await createAgentWithClient(accounts())
  const own = { user_id: agent.id, client_id: agent.clientId }
  const interactions = () => accounts().admin().from('interactions')
  await interactions()
    .insert(
      [
        { ...own, subject: 'Anotada', type: 'call' },
        { ...own, subject: 'Buscada', type: 'other' },
        { ...own, subject: 'Citada', type: 'visit' },
      ],
      { defaultToNull: false },
    )
    .throwOnError()
  const stored = async <Column extends 'type' | 'subject'>(column: Column) => {
    const { data } = await interactions()
      .select('type, subject')
      .eq('user_id', agent.id)
      .order('subject')
      .throwOnError()
    return data.map((row) => row[column])
  }
  await renderScreen(<InteractionsTab />, {
    person: agent,
    path: '/dashboard/interacciones?orden=asunto',
  })
  await expect.element(page.getByRole('heading', { name: 'Anotada' })).toBeVisible()
  await button('Elegir varias').click()
  await button('Elegir las 3 que coinciden').click()
  await expect.element(page.getByText('3 elegidas')).toBeVisible()
  await act('Cambiar tipo…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Tipo/ }).first().click()
  await page.getByRole('option', { name: 'Visita' }).click()
  await dialog.getByRole('button', { name: 'Cambiar tipo' }).click()
  await expect.element(page.getByText('2 cambiadas, 1 no: 1 ya estaba así')).toBeVisible()
  expect(await stored('type')).toEqual(['visit', 'visit', 'visit'])
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 2 como estaban')).toBeVisible()
  expect(await stored('type')).toEqual(['call', 'other', 'visit'])

  await button('Quitar selección').click()
  for (const each of ['Anotada', 'Citada']) await choose(each)
  const downloads = catchDownloads()
  await act('Exportar a CSV')
  await expect.element(page.getByText('Interacciones exportadas')).toBeVisible()
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const text = (await (await downloads())[0]?.blob.text()) ?? ''
  expect(text).toMatch(/Anotada[^]*Citada/)
  expect(text).not.toContain('Buscada')

  await act('Eliminar…')
  await expect.element(page.getByText('¿Eliminar 2 interacciones?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('2 eliminadas')).toBeVisible()
  await expect.element(box('Anotada')).not.toBeInTheDocument()
  expect(await stored('subject')).toEqual(['Buscada'])
})
