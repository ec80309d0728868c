import { TYPE_FIELDS } from '@predio/domain/documents'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInKit } from '../../../../ui/testing/render-in-kit.tsx'
import { toField } from '../create/template-fields.ts'
import type { FormData } from './form-data.ts'
import { ValueField } from './value-field.tsx'

const RECEIPT = TYPE_FIELDS.recibo_renta
const TEMPLATE_YEAR = toField({
  name: 'año',
  label: 'Año de la plantilla',
  type: 'number',
  required: true,
  options: [],
})

function Receipt() {
  const { control } = useForm<FormData>({ defaultValues: { año: 2026, monto: 12_500.5 } })
  return [...RECEIPT.filter(({ name }) => name === 'año' || name === 'monto'), TEMPLATE_YEAR].map(
    (field) => <ValueField key={field.label} field={field} control={control} />,
  )
}

it('a receipt shows its year without separator and its amount with two decimals', async () => {
  await renderInKit(<Receipt />)
  await expect.element(page.getByLabelText(/^Año de la plantilla/)).toHaveValue('2026')
  await expect.element(page.getByLabelText(/^Año\*?$/)).toHaveValue('2026')
  const amount = page.getByLabelText(/^Monto/)
  await expect.element(amount).toHaveValue('12,500.50')
  await amount.fill('13 mil')
  await userEvent.tab()
  await expect.element(amount).toHaveValue('13,000')
})
