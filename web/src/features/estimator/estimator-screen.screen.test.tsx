import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { EstimatorScreen } from './estimator-screen.tsx'
import {
  area,
  calculate,
  choose,
  draftHouse,
  expectValue,
  fillHouse,
} from './testing/fill-estimate.ts'

/** An estimate is not stored until it is saved, so all tests share an account. */
let person: Account
beforeAll(async () => {
  person = await accounts().createPerson()
})

async function open(): Promise<void> {
  await renderScreen(<EstimatorScreen />, { person, state: { section: 'estimator' } })
  await expect.element(page.getByText('Aquí verás el valor estimado')).toBeVisible()
}

const line = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

it('EST-18 EST-19 the form starts with the defaults and requires the state and both areas', async () => {
  await open()
  for (const [name, value] of [
    ['Recámaras', '3'],
    ['Baños', '2'],
    ['Pisos', '1'],
  ] as const) {
    await expect.element(page.getByRole('textbox', { name })).toHaveValue(value)
  }
  await expect
    .element(page.getByRole('button', { name: /Conservación/ }))
    .toHaveTextContent('Bueno')
  await calculate()
  await expect.element(page.getByText('Selecciona un estado')).toBeVisible()
  await expect.element(page.getByText('Escribe los metros de construcción')).toBeVisible()
  await expect.element(page.getByText('Escribe los metros de terreno')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Elige una opción Estado/ })).toHaveFocus()
})

it('the screen shows the value with its range, its confidence, its explanation and its projection', async () => {
  await open()
  await fillHouse()
  await expect.element(page.getByText('Zona premium: Altabrisa')).toBeVisible()
  await calculate()
  await expectValue('$12,152,125')
  await expect.element(page.getByText('De $10,936,913 a $13,367,338').first()).toBeVisible()
  await expect
    .element(page.getByRole('meter', { name: 'Confianza' }))
    .toHaveAttribute('aria-valuetext', '95 de 100')
  await expect
    .element(page.getByRole('list', { name: 'Por qué' }))
    .toHaveTextContent(
      'Punto de partida+70Con superficie de construcción y de terreno+10Con colonia+5Con amenidades+5En zona premium+5',
    )
  await expect.element(line('Terreno')).toHaveTextContent('320 m² × $36,400 × 30 %$3,494,400.00')
  await expect.element(line('Antigüedad')).toHaveTextContent('8 años: × 0.92-$978,432.00')
  await expect
    .element(page.getByRole('table', { name: 'Proyección a cinco años' }))
    .toHaveTextContent('$16,262,285')
  await expect
    .element(page.getByText('no es un avalúo ni sustituye a un perito valuador').first())
    .toBeInTheDocument()
  await expect
    .element(page.getByText('Conecta tu sitio en Configuración para comparar con tus propiedades.'))
    .toBeVisible()
})

it('EST-29 the result follows the form after the first result, and the screen says when the form is invalid', async () => {
  draftHouse(person)
  await open()
  await page.getByLabelText('Antigüedad').fill('diez')
  await calculate()
  await expect
    .element(page.getByText('No entendimos «diez». Escribe solo el número.'))
    .toBeVisible()
  await page.getByLabelText('Antigüedad').fill('8')
  await calculate()
  await page.getByLabelText('Antigüedad').fill('31')
  await choose('Conservación', 'Malo')
  await expectValue('$6,472,328')
  await expect.element(page.getByText('Más de 30 años de antigüedad')).toBeVisible()
  await area('Terreno').fill('')
  await expect
    .element(page.getByText('Corrige lo marcado en el formulario para actualizar el resultado.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Nueva estimación' }).click()
  await expect.element(page.getByText('Aquí verás el valor estimado')).toBeVisible()
  await expect.element(page.getByLabelText('Colonia')).toHaveValue('')
})

it('EST-04 the market of a state is shown on demand, and a premium zone becomes the colony', async () => {
  await open()
  await page.getByText('Ver información del mercado').click()
  await expect
    .element(page.getByText('Elige un estado para ver sus precios de referencia.'))
    .toBeVisible()
  await choose('Estado', 'Ciudad de México')
  const market = page.getByRole('region', { name: 'El mercado en Ciudad de México' })
  const figures = market.getByRole('definition')
  for (const [index, text] of ['$45,000', '$67,500', '8 %'].entries()) {
    await expect.element(figures.nth(index)).toHaveTextContent(text)
  }
  await market.getByRole('button', { name: 'Polanco' }).click()
  await expect.element(page.getByLabelText('Colonia')).toHaveValue('Polanco')
  await expect.element(page.getByText('Zona premium: Polanco')).toBeVisible()
  await page.getByText('Ver información del mercado').click()
  await expect.element(market).not.toBeInTheDocument()
})

it('EST-39 EST-30 land is valued without a building and rooms, but two areas of zero are refused', async () => {
  await open()
  await choose('Estado', 'Ciudad de México')
  await page.getByLabelText('Colonia').fill('Polanco')
  await choose('Tipo de propiedad', 'Terreno')
  await expect.element(page.getByRole('textbox', { name: 'Recámaras' })).not.toBeInTheDocument()
  await area('Construcción').fill('0')
  await area('Terreno').fill('0')
  await calculate()
  await expect
    .element(page.getByText('Al menos una de las dos superficies debe ser mayor que cero'))
    .toBeVisible()
  await area('Terreno').fill('1,000.5')
  await calculate()
  await expectValue('$20,260,125')
  await expect.element(page.getByText('$20,250 por m² de terreno')).toBeVisible()
})
