import { expect, test } from '@playwright/test'
import { createAgentWithClient } from './support/activities.ts'
import { entry } from './support/dashboard.ts'
import { signIn } from './support/people.ts'

test('OPS-85 neither the app with its forms nor the public pages violate their content policy', async ({
  page,
}) => {
  await page.addInitScript(`
    self.violations = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      self.violations.push(effectiveDirective + ' ' + blockedURI))`)
  const violations = () => page.evaluate<string[]>('self.violations')

  await page.goto('/ayuda')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violations()).toEqual([])
  await page.goto('/seleccion/inventado')
  await expect(page.getByRole('heading', { name: 'Este enlace no está disponible' })).toBeVisible()
  expect(await violations()).toEqual([])

  await signIn(page, await createAgentWithClient('+525512345678'))
  // The form of this section is validated by zod, which tests by default whether it may compile code from text.
  await entry(page, 'Calculadora').click()
  await page.getByLabel('Valor de la propiedad').fill('2500000')
  await expect(page.getByText('$87,000.00').first()).toBeVisible()
  expect(await violations()).toEqual([])
})
