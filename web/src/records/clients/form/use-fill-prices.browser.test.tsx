import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { NEW_CLIENT, type ClientFormInput, type ClientFormValues } from './client-form-schema.ts'
import { MoreFields } from './more-fields.tsx'
import { useFillPrices } from './use-fill-prices.ts'
import { WishFields } from './wish-fields.tsx'

function Fields() {
  const form = useForm<ClientFormInput, unknown, ClientFormValues>({ defaultValues: NEW_CLIENT })
  useFillPrices(form)
  return (
    <form>
      <MoreFields control={form.control} />
      <WishFields control={form.control} />
    </form>
  )
}

it('fills the price a client looks for from the budget, until another is written', async () => {
  const screen = await renderInKit(<Fields />)
  const field = (name: string) => screen.getByRole('textbox', { name })
  const write = async (name: string, text: string) => {
    await field(name).fill(text)
    await userEvent.tab()
  }
  await write('Presupuesto máximo', '2500000')
  await expect.element(field('Precio que busca, máximo')).toHaveValue('2,500,000')
  await expect.element(field('Precio que busca, mínimo')).toHaveValue('')
  // A corrected budget corrects the price, too.
  await write('Presupuesto máximo', '2600000')
  await expect.element(field('Precio que busca, máximo')).toHaveValue('2,600,000')

  await write('Precio que busca, máximo', '2000000')
  await write('Presupuesto máximo', '3000000')
  await expect.element(field('Precio que busca, máximo')).toHaveValue('2,000,000')
})
