import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { signOut } from '../../lib/session/index.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { CalculatorScreen } from './calculator-screen.tsx'
import { typeAt } from '../../ui/testing/type-at.ts'

function Reopenable() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Ir y volver
      </button>
      {isOpen && <CalculatorScreen />}
    </>
  )
}

let person: Account
beforeAll(async () => {
  person = await accounts().createPerson()
})

async function open(): Promise<void> {
  await renderScreen(<Reopenable />, { person })
}

async function reopen(): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Ir y volver' })
  await toggle.click()
  await toggle.click()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const price = () => page.getByLabelText('Valor de la propiedad')
const percent = () => page.getByRole('textbox', { name: 'Porcentaje de comisión', exact: true })
const recent = () => page.getByRole('list', { name: 'Últimos cálculos' }).getByRole('button')

function amountOf(label: string): string | undefined {
  const terms = [...document.querySelectorAll('dt')]
  return terms.find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent
}

async function expectLine(label: string, amount: string | undefined): Promise<void> {
  await expect.poll(() => amountOf(label)).toBe(amount)
}

it('COM-01 COM-03 the calculator adds IVA to a commission of 3 %, and can leave IVA out', async () => {
  await open()
  await expect.element(percent()).toHaveValue('3')
  await price().fill('2500000')
  await expectLine('Comisión (3 %)', '$75,000.00')
  await expectLine('IVA (16 %)', '$12,000.00')
  await expectLine('Total a cobrar', '$87,000.00')
  await page.getByText('Incluir IVA (16 %)').click()
  await expectLine('Total a cobrar', '$75,000.00')
  await expectLine('IVA (16 %)', undefined)
})

it('COM-06 COM-21 the calculator requires the value, and gives no result for a text that is no amount', async () => {
  await open()
  await expect.element(page.getByText('Escribe el valor de la propiedad')).toBeVisible()
  await price().fill('a2b500.000x')
  await expect.element(page.getByText('Corrige lo marcado para ver el resultado.')).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByText('No entendimos «a2b500.000x».')).toBeVisible()
  await expect.element(price()).toHaveValue('a2b500.000x')
  await price().fill('2,500,000.75')
  await userEvent.tab()
  await expect.element(price()).toHaveValue('2,500,000')
  await expect.element(page.getByText('los centavos se dejan fuera')).toBeVisible()
  await expectLine('Comisión (3 %)', '$75,000.00')
})

it('COM-07 the calculator rounds a percentage to its step with a note, and refuses one out of range', async () => {
  await open()
  await price().fill('2500000')
  await percent().fill('3.25')
  await expect
    .element(page.getByText('3.25 % se redondea a 3.3 %: va de 0.1 en 0.1.'))
    .toBeVisible()
  await expectLine('Comisión (3.3 %)', '$82,500.00')
  await percent().fill('3,5')
  await expectLine('Comisión (3.5 %)', '$87,500.00')
  await percent().fill('0')
  await expectLine('Total a cobrar', '$0.00')
  for (const [typed, fault] of [
    ['100.1', 'Escribe un número de 0 % a 100 %.'],
    ['', 'El porcentaje debe estar entre 0 y 100, con un decimal como máximo'],
  ] as const) {
    await percent().fill(typed)
    await expect.element(page.getByText(fault)).toBeVisible()
    await expect.element(page.getByText('Corrige lo marcado para ver el resultado.')).toBeVisible()
  }
})

it('COM-22 the percentage can be changed by its usual values, by its steppers and by the arrow keys', async () => {
  await open()
  await price().fill('2500000')
  await button('5 %').click()
  await expectLine('Comisión (5 %)', '$125,000.00')
  await typeAt(percent(), '{ArrowUp}')
  await expect.element(percent()).toHaveValue('5.1')
  await button('Menos: Porcentaje de comisión').click()
  await expect.element(percent()).toHaveValue('5')
})

it('COM-20 a lease is calculated by months of rent, and a sale price is not used as a rent', async () => {
  await open()
  await price().fill('2500000')
  await page.getByRole('radio', { name: 'Renta' }).click()
  await expect.element(page.getByText('Escribe la renta mensual')).toBeVisible()
  const months = page.getByRole('textbox', { name: 'Meses de renta', exact: true })
  await expect.element(months).toHaveValue('1')
  await page.getByLabelText('Renta mensual').fill('18500')
  await expectLine('Comisión (1 mes de renta)', '$18,500.00')
  await button('Más: Meses de renta').click()
  await expectLine('Comisión (1.5 meses de renta)', '$27,750.00')
  await months.fill('13')
  await expect.element(page.getByText('Escribe un número de 0 a 12.')).toBeVisible()
  await page.getByRole('radio', { name: 'Venta' }).click()
  await expect.element(price()).toHaveValue('2,500,000')
  await expectLine('Total a cobrar', '$87,000.00')
})

it('COM-15 COM-16 COM-18 the calculator compares the regimes when a company pays, and withholds nothing otherwise', async () => {
  await open()
  await price().fill('2500000')
  await expect.element(page.getByText('Una persona física no te retiene impuestos.')).toBeVisible()
  await expectLine('Neto a depositar', '$87,000.00')
  await page.getByRole('radio', { name: 'Persona moral' }).click()
  const regime = (name: RegExp) => page.getByRole('radio', { name })
  await expect.element(regime(/^RESICO.*\$78,062\.50$/)).toBeChecked()
  const fees = /^Honorarios.*ISR retenido \(10 %\).*-\$7,500\.00.*-\$8,000\.00.*\$71,500\.00$/
  await expect.element(regime(fees)).toBeInTheDocument()
  await expectLine('ISR retenido (1.25 %)', '-$937.50')
  await expectLine('IVA retenido (dos terceras partes)', '-$8,000.00')
  await page.getByText('Comisión mercantil').click()
  await expectLine('ISR retenido (0 %)', '$0.00')
  await expectLine('Neto a depositar', '$79,000.00')
})

it('COM-10 the calculator refuses shares that are no percentages or do not add up to 100 %', async () => {
  await open()
  await price().fill('2500000')
  await page.getByText('Compartir la comisión').click()
  await page.getByLabelText('Parte 1').fill('56.66')
  await expect.element(page.getByText('Las partes suman 106.66 %; deben sumar 100 %')).toBeVisible()
  await page.getByLabelText('Parte 1').fill('mucho')
  await expect
    .element(page.getByText('Cada parte debe estar entre 0 y 100 %, con dos decimales como máximo'))
    .toBeVisible()
})

it('COM-23 a shared commission has equal parts until they are changed, and taxes are withheld from the own part', async () => {
  await open()
  await price().fill('2500000')
  await page.getByRole('radio', { name: 'Persona moral' }).click()
  await page.getByText('Comisión mercantil').click()
  await page.getByText('Compartir la comisión').click()
  await expectLine('Tu parte (50 %)', '$43,500.00')
  await expectLine('Neto a depositar', '$39,500.00')
  await button('Agregar colega').click()
  await expect.element(page.getByLabelText('Parte 1')).toHaveValue('33.34')
  await button('Quitar a Colega 2').click()
  await expect.element(page.getByLabelText('Parte 1')).toHaveValue('50')
  await page.getByLabelText('Participante 2').fill('Rosa Pech')
  await page.getByLabelText('Parte 2').fill('60')
  await page.getByLabelText('Parte 1').fill('40')
  const shares = page.getByRole('list', { name: 'Reparto' }).getByRole('listitem')
  await expect
    .element(shares.nth(0))
    .toHaveTextContent(/Comisión \$30,000\.00.*IVA \$4,800\.00.*\$34,800\.00/)
  await expect
    .element(shares.nth(1))
    .toHaveTextContent(/Comisión \$45,000\.00.*IVA \$7,200\.00.*\$52,200\.00/)
  await button('Partes iguales').click()
  await expectLine('Tu parte (50 %)', '$43,500.00')
})

it('COM-26 the draft is restored after leaving the screen, and a new calculation keeps the options', async () => {
  await open()
  await price().fill('900000')
  await page.getByRole('radio', { name: 'Persona moral' }).click()
  await reopen()
  await expect.element(price()).toHaveValue('900,000')
  await button('Nuevo cálculo').click()
  await expect.element(price()).toHaveValue('')
  await expect.element(page.getByRole('radio', { name: 'Persona moral' })).toBeChecked()
})

it('COM-24 the last calculations are listed and can be opened, and their deletion can be undone', async () => {
  await open()
  await price().fill('4000000')
  await userEvent.tab()
  await button('4 %').click()
  await expect.element(recent()).toHaveTextContent(/Venta · \$4,000,000 · 4 %\$185,600\.00/)
  await button('Nuevo cálculo').click()
  await price().fill('900000')
  await userEvent.tab()
  await expect.element(recent()).toHaveLength(2)
  await reopen()
  await recent().nth(1).click()
  await expect.element(price()).toHaveValue('4,000,000')
  await expectLine('Comisión (4 %)', '$160,000.00')
  await button('Borrar la lista').click()
  await expect.element(recent()).toHaveLength(0)
  await button('Deshacer').click()
  await expect.element(recent()).toHaveLength(2)
})

it('COM-24 a sign-out removes the last calculations from the device', async () => {
  await open()
  await price().fill('900000')
  await userEvent.tab()
  await expect.element(recent()).toBeVisible()
  const stored = () => Object.keys(localStorage).filter((key) => key.includes('calculations'))
  await expect.poll(stored).toHaveLength(1)
  await button('Ir y volver').click()
  await signOut()
  await expect.poll(stored).toEqual([])
})
