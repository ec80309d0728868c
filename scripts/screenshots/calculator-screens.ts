import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const ofCalculator = (name: string, steps: NonNullable<Screen['steps']>): Screen => ({
  name,
  path: '/dashboard',
  who: 'demo',
  section: 'calculator',
  shows: 'Calculadora de comisiones',
  steps,
})

const ofEstimator = (name: string, steps: NonNullable<Screen['steps']>): Screen => ({
  name,
  path: '/dashboard',
  who: 'demo',
  section: 'estimator',
  shows: 'Estimador de valor',
  steps,
})

const chooseState = async (page: Page) => {
  await press(/Estado/)(page)
  await page.getByRole('option', { name: 'Yucatán', exact: true }).click()
}

const estimate = async (page: Page) => {
  await chooseState(page)
  await page.getByLabel('Colonia').fill('Altabrisa')
  await page.getByLabel(/^Construcción/).fill('240')
  await page.getByLabel(/^Terreno/).fill('320')
  await page.getByText('Alberca (+8 %)').click()
  await press('Calcular valor')(page)
  await page.getByText('Con 3 propiedades tuyas en venta en la colonia.').waitFor()
}

export const CALCULATORS: readonly Screen[] = [
  ofCalculator('calculator-shared', async (page) => {
    await page.getByLabel('Valor de la propiedad').fill('3450000')
    await page.getByRole('radio', { name: 'Persona moral' }).click()
    await page.getByText('Compartir la comisión').click()
  }),
  ofCalculator('calculator-faults', async (page) => {
    await page.getByLabel('Porcentaje de comisión', { exact: true }).fill('101')
    await page.getByText('El porcentaje debe estar entre 0 y 100').waitFor()
  }),
  ofEstimator('estimator-result', estimate),
  ofEstimator('estimator-market', async (page) => {
    await chooseState(page)
    await page.getByText('Ver información del mercado').click()
  }),
  {
    ...ofEstimator('estimator-save', async (page) => {
      await estimate(page)
      await press('Guardar')(page)
      await page.getByRole('dialog').waitFor()
    }),
    extent: 'window',
  },
  ofEstimator('estimator-saved', async (page) => {
    await page.getByRole('tab', { name: 'Guardadas' }).click()
    await page.getByRole('article').first().waitFor()
  }),
]
