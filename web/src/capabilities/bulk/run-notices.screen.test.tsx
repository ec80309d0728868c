import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addClients } from '../../../../test-support/clients.ts'
import { changed } from '../../lib/data/changed.ts'
import { newId } from '../../lib/new-id.ts'
import { countFetches } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { dismissRun, startRun } from './api/bulk-runs.ts'
import { runMany } from './run-bulk.ts'
import { RunNotices } from './run-notices.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open(more = 0) {
  const person = await accounts().createPerson()
  const clients = Array.from({ length: 150 }, (_, at) => ({
    first_name: `Ana ${at}`,
    last_name: 'Pech',
  }))
  await addClients(accounts(), person, clients)
  const api = await accounts().clientOf(person)
  const { data } = await api.from('clients').select('id').throwOnError()
  const run = crypto.randomUUID()
  await api
    .rpc('start_bulk_run', {
      run,
      kind: 'clients',
      action: { do: 'change', changes: { status: 'lead' } },
      ids: data.map(({ id }) => id),
    })
    .throwOnError()
  for (let step = 0; step < more; step += 1) {
    await api.rpc('continue_bulk_run', { run }).throwOnError()
  }
  await renderScreen(<RunNotices />, { person })
  const countLeads = async () => {
    const { count } = await api
      .from('clients')
      .select('id', { count: 'exact', head: true })
      .eq('status', 'lead')
      .throwOnError()
    return count
  }
  const countStored = async () => {
    const { count } = await api
      .from('bulk_packets')
      .select('id', { count: 'exact', head: true })
      .throwOnError()
    return count
  }
  return { api, ids: data.map(({ id }) => id), countLeads, countStored }
}

const STOPPED = 'El cambio de 150 clientes quedó a medias: 100 cambiados. Faltan 50.'

it('BULK-13 BULK-14 after a reload the page shows a run and offers to continue, undo or dismiss it', async () => {
  const { countLeads, countStored } = await open()
  await expect.element(page.getByText(STOPPED)).toBeVisible()
  await button('Continuar').click()
  await expect
    .element(page.getByText('El cambio de 150 clientes terminó: 150 cambiados.'))
    .toBeVisible()
  expect(await countLeads()).toBe(150)
  await expect.element(button('Continuar')).not.toBeInTheDocument()
  await button('Deshacer').click()
  await expect
    .element(page.getByText('El cambio de 150 clientes. Se deshizo: 150 como estaban.'))
    .toBeVisible()
  expect(await countLeads()).toBe(0)
  await button('Cerrar').click()
  await expect
    .element(page.getByRole('region', { name: 'Acciones con muchos' }))
    .not.toBeInTheDocument()
  expect(await countStored()).toBe(0)
})

it('BULK-15 a run that stopped half-way can be undone', async () => {
  const { countLeads } = await open()
  await expect.element(page.getByText(STOPPED)).toBeVisible()
  await button('Deshacer').click()
  await expect
    .element(page.getByText('El cambio de 100 clientes. Se deshizo: 100 como estaban.'))
    .toBeVisible()
  expect(await countLeads()).toBe(0)
})

it('BULK-15 a run that stopped half-way can be dismissed', async () => {
  const { countLeads, countStored } = await open()
  await button('Descartar').click()
  await expect.element(page.getByText(STOPPED)).not.toBeInTheDocument()
  expect([await countLeads(), await countStored()]).toEqual([100, 0])
})

it('BULK-15 the page says when another device has dismissed the run meanwhile', async () => {
  const { api } = await open()
  await expect.element(page.getByText(STOPPED)).toBeVisible()
  const { data } = await api.from('bulk_actions').select('id').single().throwOnError()
  await api.rpc('dismiss_bulk_run', { run: data.id }).throwOnError()
  await button('Deshacer').click()
  await expect
    .element(page.getByText('Esta acción ya no se puede deshacer ni continuar.'))
    .toBeVisible()
  await expect.element(page.getByText(STOPPED)).not.toBeInTheDocument()
})

it('BULK-69 the page shows the result of a run that was not reported yet', async () => {
  await open(1)
  await expect
    .element(page.getByText('El cambio de 150 clientes terminó: 150 cambiados.'))
    .toBeVisible()
  await expect.element(button('Continuar')).not.toBeInTheDocument()
})

it('BULK-69 BULK-70 a run reported in a toast is not repeated on its page, but stays for another tab that undoes it', async () => {
  const { api, ids, countLeads } = await open()
  await expect.element(page.getByText(STOPPED)).toBeVisible()
  await runMany('clients', ids, { do: 'change', changes: { status: 'inactive' } })
  await expect.element(page.getByText('150 cambiados', { exact: true })).toBeVisible()
  await changed('bulk_packets')
  await expect.element(page.getByText(STOPPED)).toBeVisible()
  await expect.element(page.getByText(/terminó/)).not.toBeInTheDocument()

  const { data: run } = await api
    .from('bulk_runs')
    .select('id')
    .eq('done', 150)
    .single()
    .throwOnError()
  await api.rpc('undo_bulk_run', { run: run.id }).throwOnError()
  const dismissals = countFetches(({ url }) => url.includes('/rpc/dismiss_bulk_run'))
  await button('Cerrar aviso').click()
  await expect.poll(dismissals).toBe(1)
  await expect.element(page.getByText('150 cambiados', { exact: true })).not.toBeInTheDocument()
  await api.rpc('undo_bulk_run', { run: run.id }).throwOnError()
  expect(await countLeads()).toBe(100)
})

it('BULK-66 a run starts with 50,000 records in one request, and more are refused as too many', async () => {
  const { countStored } = await open()
  await expect.element(page.getByText(STOPPED)).toBeVisible()
  const ids = Array.from({ length: 50_001 }, newId)
  const run = newId()
  const action = { do: 'change', changes: { status: 'lead' } } as const
  const most = ids.slice(1)
  expect(await startRun(run, 'clients', action, most)).toEqual({ done: 100, total: 50_000 })
  await dismissRun(run, { unlessUndoing: false })
  await runMany('clients', ids, action)
  const refusal = 'Se pueden elegir hasta 50,000 registros para una acción. Elige menos.'
  await expect.element(page.getByText(refusal)).toBeVisible()
  expect(await countStored()).toBe(2)
})
