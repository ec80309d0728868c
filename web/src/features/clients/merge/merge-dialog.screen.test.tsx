import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addClients } from '../../../../../test-support/clients.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { interceptFetch, loseNextResponse } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { MergeDialog } from './merge-dialog.tsx'

async function open() {
  const person = await accounts().createPerson()
  const [ana = '', anita = ''] = await addClients(accounts(), person, [
    { first_name: 'Ana', last_name: 'Pech', email: 'ana@correo.mx' },
    { first_name: 'Anita', last_name: 'Pech Uc', phone: '+529991112233' },
  ])
  await accounts()
    .admin()
    .from('tasks')
    .insert({ title: 'Llamar a Anita', client_id: anita, user_id: person.id })
    .throwOnError()
  const onClose = vi.fn<() => void>()
  await renderScreen(<MergeDialog clientId={ana} onClose={onClose} />, { person })
  return { person, onClose }
}

async function choose(typed: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox').fill(typed)
  await page.getByRole('option', { name }).click()
}

it('MERGE-12 a merge can be repeated after a lost response without repeating or losing a value', async () => {
  const { person, onClose } = await open()
  const tasks = keyOf('tasks', person.id)
  queryClient.setQueryData(tasks, [])
  await choose('Anita', /Anita Pech Uc/)
  loseNextResponse(({ url }) => url.includes('/rpc/merge_clients'))
  const merge = page.getByRole('button', { name: 'Fusionar', exact: true })
  await merge.click()
  await expect.element(page.getByText(/^No se pudieron fusionar los clientes/)).toBeVisible()
  await merge.click()
  await expect.element(page.getByText('Clientes fusionados exitosamente')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect.poll(() => queryClient.getQueryState(tasks)?.isInvalidated).toBe(true)
  const { data } = await accounts()
    .admin()
    .from('clients')
    .select('email, phone, tasks(title)')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toEqual([
    { email: 'ana@correo.mx', phone: '+529991112233', tasks: [{ title: 'Llamar a Anita' }] },
  ])
})

it('MERGE-12 the dialog shows that the merge is running until every list is updated', async () => {
  const { onClose } = await open()
  await choose('Anita', /Anita Pech Uc/)
  const merge = page.getByRole('button', { name: 'Fusionar', exact: true })
  await expect.element(merge).toBeVisible()
  const real = globalThis.fetch
  let goOn = (): void => {}
  const isAnswering = new Promise<void>((resolve) => (goOn = resolve))
  let removed = 0
  // The test delays the read of the client that stays, and checks that the removed client's page is not shown as missing.
  interceptFetch(
    ({ url, method }) => method === 'GET' && url.includes('/rest/v1/clients?'),
    async (request) => {
      const answer = await real(request)
      const rows: unknown = await answer.clone().json()
      if (Array.isArray(rows) && rows.length === 0) removed += 1
      else await isAnswering
      return answer
    },
  )
  await merge.click()
  await expect.poll(() => removed).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Fusionando…' })).toBeVisible()
  await expect.element(page.getByText('Una de las fichas ya no existe.')).not.toBeInTheDocument()
  goOn()
  await expect.element(page.getByText('Clientes fusionados exitosamente')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

it('a client cannot be merged with itself', async () => {
  await open()
  await choose('Ana', /^Ana Pech/)
  await expect.element(page.getByText('Elige a otra persona: es la misma ficha.')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Fusionar', exact: true }))
    .not.toBeInTheDocument()
})
