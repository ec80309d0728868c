import type { Page } from '@playwright/test'
import { asWindow, inSection, press, type Screen } from '../screen.ts'

const ofCalculator = inSection('calculator', 'Calculadora de comisiones')

const ofEstimator = inSection('estimator', 'Estimador de valor')

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
    await page.getByText('Escribe un número de 0 % a 100 %.').waitFor()
  }),
  ofEstimator('estimator-result', estimate),
  ofEstimator('estimator-market', async (page) => {
    await chooseState(page)
    await page.getByText('Ver información del mercado').click()
  }),
  asWindow(
    ofEstimator('estimator-save', async (page) => {
      await estimate(page)
      await press('Guardar')(page)
      await page.getByRole('dialog').waitFor()
    }),
  ),
  ofEstimator('estimator-saved', async (page) => {
    await page.getByRole('tab', { name: 'Guardadas' }).click()
    await page.getByRole('article').first().waitFor()
  }),
]
