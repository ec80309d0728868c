import type { TypedNumber } from '@predio/domain/money'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AmountField } from './amount-field.tsx'
import { NumberField } from './number-field.tsx'
import { renderInKit } from './testing/render-in-kit.tsx'
import { typeAt } from './testing/type-at.ts'

interface HolderProps {
  initial?: TypedNumber
  wholePesos?: boolean
  changesOn?: 'typing' | 'blur'
}

function Holder({ initial = null, ...rest }: HolderProps) {
  const [value, setValue] = useState<TypedNumber>(initial)
  return (
    <>
      <AmountField label="Monto" value={value} onChange={setValue} {...rest} />
      <output aria-label="Guardado">{JSON.stringify(value)}</output>
      <button type="button" onClick={() => setValue(75)}>
        Otro
      </button>
    </>
  )
}

async function open(props: HolderProps = {}) {
  await renderInKit(<Holder {...props} />)
  const field = page.getByRole('textbox', { name: 'Monto' })
  await field.click()
  await expect.element(field).toHaveFocus()
  return field
}

const held = () => page.getByRole('status', { name: 'Guardado' })

describe('an amount field', () => {
  it.each([
    ['2500000.5', '2,500,000.50', '2500000.5'],
    ['2.5 mdp', '2,500,000', '2500000'],
    ['1.250.000,00', '1,250,000', '1250000'],
  ])('the typed amount %s is shown as %s after leaving the field', async (typed, shown, value) => {
    const field = await open()
    await userEvent.keyboard(typed)
    await expect.element(held()).toHaveTextContent(value)
    await userEvent.tab()
    await expect.element(field).toHaveValue(shown)
  })

  it('an amount field separates thousands while digits are typed, and the cursor keeps its place', async () => {
    const field = await open({ initial: 2_500_000 })
    await userEvent.keyboard('{Home}{ArrowRight}91')
    await expect.element(field).toHaveValue('291,500,000')
    await userEvent.keyboard('{End}{Backspace}')
    await expect.element(field).toHaveValue('29,150,000')
  })

  it('an amount field shows the amount that it understood from words, also after leaving it', async () => {
    const field = await open()
    await userEvent.keyboard('2.5 mdp')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription('= $2,500,000')
    await expect.element(page.getByText('= $2,500,000')).toHaveAttribute('aria-live', 'polite')
  })

  it('an amount field keeps a text that it did not understand and says so, without the former amount', async () => {
    const field = await open({ initial: 1_000_000 })
    await userEvent.clear(field)
    await userEvent.keyboard('dos palos')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(field).toHaveValue('dos palos')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(field)
      .toHaveAccessibleDescription(
        'No entendimos «dos palos». Escribe, por ejemplo, 2,500,000 o 2.5 mdp.',
      )
    await expect.element(held()).toHaveTextContent('"dos palos"')
  })

  it('an amount field’s error message explains that an amount cannot be negative', async () => {
    const field = await open({ initial: 1_000_000 })
    await userEvent.clear(field)
    await userEvent.keyboard('-5')
    await userEvent.tab()
    await expect.element(field).toHaveValue('-5')
    await expect
      .element(field)
      .toHaveAccessibleDescription(
        'La cantidad no puede ser negativa: escríbela sin el signo menos.',
      )
  })

  it('an amount field takes the amount from a pasted text', async () => {
    const field = await open()
    await field.fill('Precio: $3,450,000.50 MXN, a tratar')
    await userEvent.tab()
    await expect.element(field).toHaveValue('3,450,000.50')
    await expect.element(page.getByText('= $3,450,000.50')).toBeVisible()
  })

  it('COM-06 a field of whole pesos drops the cents and says so', async () => {
    const field = await open({ wholePesos: true })
    await userEvent.keyboard('2,500,000.75')
    await userEvent.tab()
    await expect.element(field).toHaveValue('2,500,000')
    await expect.element(held()).toHaveTextContent('2500000')
    await expect
      .element(field)
      .toHaveAccessibleDescription(
        '= $2,500,000. Aquí se usan pesos enteros: los centavos se dejan fuera.',
      )
  })

  it('an amount set by the program is shown without the note of the last one', async () => {
    const field = await open()
    await userEvent.keyboard('800 mil')
    await page.getByRole('button', { name: 'Otro' }).click()
    await expect.element(field).toHaveValue('75')
    await expect.element(page.getByText('= $800,000')).not.toBeInTheDocument()
  })

  it('a field that changes on blur gives its amount after leaving it or at Enter', async () => {
    await open({ changesOn: 'blur' })
    await userEvent.keyboard('2.5 millones')
    await expect.element(held()).toHaveTextContent('null')
    await userEvent.keyboard('{Enter}')
    await expect.element(held()).toHaveTextContent('2500000')
  })

  it('an amount field asks a phone for digits with a point', async () => {
    const field = await open()
    await expect.element(field).toHaveAttribute('inputmode', 'decimal')
  })
})

function Percent({ step }: { step: number }) {
  const [value, setValue] = useState<TypedNumber>(3)
  const range = { min: 0, max: 100, step, unit: '%' }
  return <NumberField label="Comisión" hasSteppers {...range} value={value} onChange={setValue} />
}

describe('a percentage field', () => {
  it('a percentage field says that 3.25 is rounded to its step', async () => {
    await renderInKit(<Percent step={0.1} />)
    const field = page.getByRole('textbox', { name: 'Comisión' })
    await field.fill('3.25')
    await userEvent.tab()
    await expect.element(field).toHaveValue('3.3')
    await expect
      .element(field)
      .toHaveAccessibleDescription('3.25 % se redondea a 3.3 %: va de 0.1 en 0.1.')
  })

  it('a percentage field moves by its step with buttons and arrow keys, and names its range', async () => {
    await renderInKit(<Percent step={0.1} />)
    const field = page.getByRole('textbox', { name: 'Comisión' })
    await page.getByRole('button', { name: 'Más: Comisión' }).click()
    await typeAt(field, '{ArrowUp}{ArrowUp}')
    await expect.element(field).toHaveValue('3.3')
    await field.fill('101')
    await userEvent.tab()
    await expect.element(field).toHaveValue('101')
    await expect.element(page.getByText('Escribe un número de 0 % a 100 %.')).toBeVisible()
  })
})

it('a field for a year has no thousands separator', async () => {
  await renderInKit(
    <NumberField
      label="Año"
      isYear
      min={2000}
      max={2100}
      step={1}
      value={2026}
      onChange={() => 0}
    />,
  )
  await expect.element(page.getByRole('textbox', { name: 'Año' })).toHaveValue('2026')
})
