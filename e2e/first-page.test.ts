import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

function newCredentials() {
  return { email: `${randomUUID()}@agente.mx`, password: 'Correcta-1' }
}

async function open(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(process.env['PREDIO_URL'] ?? '')
  return problems
}

async function fill(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña').fill(password)
}

test('a visitor signs up, stays signed in over a reload, leaves and comes back', async ({
  page,
}) => {
  const problems = await open(page)
  const agent = newCredentials()
  await page.getByRole('button', { name: '¿No tienes cuenta? Regístrate' }).click()
  await fill(page, agent)
  await page.getByRole('button', { name: 'Prueba Gratuita' }).click()
  await expect(page.getByText(`Entraste como ${agent.email}`)).toBeVisible()
  await expect(page.getByText('Tu prueba gratuita termina el')).toBeVisible()

  await page.reload()
  await expect(page.getByText(`Entraste como ${agent.email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Salir' }).click()

  await fill(page, { ...agent, email: ` ${agent.email.toUpperCase()} ` })
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText(`Entraste como ${agent.email}`)).toBeVisible()
  expect(problems).toEqual([])
})

test('a wrong password and a taken e-mail are told in Spanish, and what was typed stays', async ({
  page,
}) => {
  await open(page)
  const agent = newCredentials()
  await fill(page, agent)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos')
  await expect(page.getByLabel('Email')).toHaveValue(agent.email)

  await fill(page, { ...agent, email: 'sin-arroba' })
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Por favor ingresa un email válido')
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of SIZES) {
    test(`the page is accessible in ${colorScheme} at ${viewport.width} px`, async ({
      browser,
    }, info) => {
      const context = await browser.newContext({ viewport, colorScheme })
      const page = await context.newPage()
      await open(page)
      await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
      await page.screenshot({ path: info.outputPath('page.png') })
      await context.close()
    })
  }
}
