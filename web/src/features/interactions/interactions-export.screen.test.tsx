import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../test-support/agent-with-client.ts'
import { openFilters } from '../../capabilities/list/testing/filters.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { InteractionsTab } from './interactions-tab.tsx'

const AT = '2026-03-03T23:30:00-06:00'

it('INT-12 the export has the interactions that the list shows', async () => {
  const agent = await createAgentWithClient(accounts())
  const owned = { user_id: agent.id, client_id: agent.clientId, scheduled_at: AT }
  await accounts()
    .admin()
    .from('interactions')
    .insert([
      { ...owned, type: 'visit', subject: 'Visita a la casa' },
      { ...owned, type: 'call', subject: 'Llamada de ayer' },
    ])
    .throwOnError()
  await renderScreen(<InteractionsTab />, { person: agent })
  await expect.element(page.getByRole('article')).toHaveLength(2)
  await openFilters()
  await page.getByRole('button', { name: /Tipo/ }).click()
  await page.getByRole('option', { name: 'Visita' }).click()
  await expect.element(page.getByRole('article')).toHaveLength(1)
  const downloads = catchDownloads()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Exportar a CSV' }).click()
  await expect.element(page.getByText('Interacciones exportadas')).toBeVisible()
  const [file] = await downloads()
  expect(file?.name).toBe('interacciones.csv')
  const csv = await file?.blob.text()
  expect(csv).toMatch(/23:30,Visita,Visita a la casa,Ana Núñez,,,/)
  expect(csv).not.toContain('Llamada de ayer')
})
