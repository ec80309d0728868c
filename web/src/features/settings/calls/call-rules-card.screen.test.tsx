import { DEFAULT_CALL_SETTINGS } from '@predio/domain/calls'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { CallRulesCard } from './call-rules-card.tsx'

it('CALL-12 CALL-13 CALL-15 the card stores the target, other days and types, turns off a rule, and restores the defaults', async () => {
  const person = await accounts().createPerson()
  const stored = async () => {
    const { data } = await accounts()
      .admin()
      .from('user_settings')
      .select('call_visit_days, call_quiet_days, call_client_types, call_daily_target')
      .eq('user_id', person.id)
      .single()
      .throwOnError()
    return data
  }
  await renderScreen(<CallRulesCard settings={DEFAULT_CALL_SETTINGS} />, { person })
  const quiet = page.getByRole('textbox', { name: 'Días sin hablar con el cliente' })
  const save = page.getByRole('button', { name: 'Guardar reglas' })
  await quiet.fill('3')
  await save.click()
  const fault = page.getByText(/7.* 365/)
  await expect.element(fault).toBeVisible()
  await quiet.fill('45')
  await expect.element(fault).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Meta al día' }).fill('35')
  await page.getByRole('checkbox', { name: 'Después de una visita' }).click({ force: true })
  await page.getByRole('checkbox', { name: 'Inversionista' }).click({ force: true })
  await save.click()
  await expect.element(page.getByText('Reglas guardadas')).toBeVisible()
  expect(await stored()).toEqual({
    call_visit_days: null,
    call_quiet_days: 45,
    call_client_types: ['propietario', 'comprador', 'inquilino'],
    call_daily_target: 35,
  })
  await page.getByRole('button', { name: 'Volver a lo de siempre' }).click()
  await save.click()
  await expect.poll(stored).toEqual({
    call_visit_days: 1,
    call_quiet_days: 30,
    call_client_types: DEFAULT_CALL_SETTINGS.call_client_types,
    call_daily_target: 20,
  })
})
