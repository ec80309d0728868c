import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addClients } from '../../../../../../test-support/clients.ts'
import { requestsUnderWay } from '../../../../ui/testing/count-requests.ts'
import { accounts, renderScreen } from '../../../../ui/testing/render-screen.tsx'
import { ClientPage } from '../client-page.tsx'

const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()

interface Note {
  subject: string
  type?: 'call' | 'visit' | 'other'
  scheduled_at: string
}

async function open(notes: readonly Note[]) {
  const person = await accounts().createPerson()
  const [id = ''] = await addClients(accounts(), person, [{}])
  await accounts()
    .admin()
    .from('interactions')
    .insert(
      notes.map(({ subject, type = 'other', scheduled_at }) => ({
        user_id: person.id,
        client_id: id,
        subject,
        type,
        scheduled_at,
      })),
    )
    .throwOnError()
  await renderScreen(<ClientPage clientId={id} />, { person, path: `/dashboard/clientes/${id}` })
  const history = page.getByRole('list', { name: 'Historial' })
  await expect.element(history).toBeVisible()
  return { person, id, history }
}

it('HIST-02 HIST-03 HIST-11 the card lists upcoming entries first, filters by kind, and searches by words', async () => {
  const { history } = await open([
    { subject: 'Visita a la casa', type: 'visit', scheduled_at: ago(-2) },
    { subject: 'Quiere crédito', scheduled_at: ago(1) },
    { subject: 'Preguntó por la alberca', type: 'call', scheduled_at: ago(2) },
  ])
  const ahead = page.getByRole('list', { name: 'Por venir' })
  await expect.element(ahead.getByText('Visita a la casa')).toBeVisible()
  await expect.element(history).not.toHaveTextContent('Visita a la casa')
  await page.getByRole('radio', { name: 'Llamadas (1)' }).click()
  await expect.element(history).not.toHaveTextContent('Quiere crédito')
  await expect.element(history.getByText('Preguntó por la alberca')).toBeVisible()
  await expect.element(ahead).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Todo' }).click()
  await page.getByRole('searchbox', { name: 'Buscar en el historial' }).fill('credito')
  await expect.element(history).not.toHaveTextContent('Preguntó por la alberca')
  await expect.element(history.getByText('Quiere crédito')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar en el historial' }).fill('nada así')
  await expect.element(page.getByText('Nada de su historial coincide.')).toBeVisible()
  await page.getByRole('button', { name: 'Ver todo el historial' }).click()
  await expect.element(history.getByText('Preguntó por la alberca')).toBeVisible()
})

it('HIST-04 HIST-06 a note of the history can be pinned, edited and deleted by keyboard', async () => {
  const { id, history } = await open([
    { subject: 'No le gustan los perros', scheduled_at: ago(1) },
    { subject: 'Otra nota', scheduled_at: ago(2) },
  ])
  const pinned = page.getByRole('list', { name: 'Notas fijadas' })
  const actions = page.getByRole('button', { name: 'Acciones de No le gustan los perros' })
  await expect.element(actions).toBeVisible()
  ;(actions.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Fijar arriba' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(pinned.getByText('No le gustan los perros')).toBeVisible()
  await expect.element(history).not.toHaveTextContent('No le gustan los perros')

  await actions.click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByLabelText('Asunto').fill('Le gustan los gatos')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect.element(pinned.getByText('Le gustan los gatos')).toBeVisible()

  await page.getByRole('button', { name: 'Acciones de Le gustan los gatos' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Interacción eliminada')).toBeVisible()
  await expect.element(pinned).not.toBeInTheDocument()
  const { data } = await accounts()
    .admin()
    .from('interactions')
    .select('subject')
    .eq('client_id', id)
    .throwOnError()
  expect(data).toEqual([{ subject: 'Otra nota' }])
})

it('HIST-07 more entries are added below without a jump, and the first of them gets the focus', async () => {
  const notes = Array.from({ length: 35 }, (_, i) => ({
    subject: `Nota ${i + 1}`,
    scheduled_at: new Date(Date.now() - (i + 1) * 60_000).toISOString(),
  }))
  const { history } = await open(notes)
  const more = page.getByRole('button', { name: 'Ver más' })
  await pageRead()
  more.element().scrollIntoView({ block: 'center' })
  const top = () =>
    history.getByText('Nota 30', { exact: true }).element().getBoundingClientRect().top
  const before = top()
  await more.click()
  await expect.element(history.getByText('Nota 35', { exact: true })).toBeInTheDocument()
  await expect.element(more).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toContain('Nota 31')
  expect(Math.abs(top() - before)).toBeLessThanOrEqual(1)
})

/** Waits until the page has loaded, because content that loads later moves the history. */
async function pageRead(): Promise<void> {
  for (const text of [
    'Ver más',
    'No está en ningún plan.',
    'No tiene propiedades vinculadas.',
    'Crear mi aviso',
  ]) {
    await expect.element(page.getByText(text)).toBeInTheDocument()
  }
  await expect.poll(requestsUnderWay).toBe(0)
}
