import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { Button } from '../../../ui/button.tsx'
import { NEW_CLIENT, type ClientForm } from './client-form-schema.ts'
import { ContactFields } from './contact-fields.tsx'
import { PreferenceFields, usePricesFromBudget } from './preference-fields.tsx'

function Fields() {
  const form = useForm<ClientForm>({ defaultValues: NEW_CLIENT })
  usePricesFromBudget(form)
  return (
    <form>
      <ContactFields control={form.control} />
      <PreferenceFields control={form.control} />
      <Button onPress={() => form.reset({ ...form.getValues(), budget_max: 5_000_000 })}>
        Tomar lo guardado
      </Button>
    </form>
  )
}

it('CLIENT-22 the budget fills the wanted price until another price is typed', async () => {
  const screen = await renderInKit(<Fields />)
  const field = (name: string) => screen.getByRole('textbox', { name })
  const write = async (name: string, text: string) => {
    await field(name).fill(text)
    await userEvent.tab()
  }
  await write('Presupuesto máximo', '2500000')
  await expect.element(field('Precio que busca, máximo')).toHaveValue('2,500,000')
  await expect.element(field('Precio que busca, mínimo')).toHaveValue('')
  await write('Presupuesto máximo', '2600000')
  await expect.element(field('Precio que busca, máximo')).toHaveValue('2,600,000')

  await write('Precio que busca, máximo', '2000000')
  await write('Presupuesto máximo', '3000000')
  await expect.element(field('Precio que busca, máximo')).toHaveValue('2,000,000')
})

it('CLIENT-22 a budget that comes from another tab does not change the wanted price', async () => {
  const screen = await renderInKit(<Fields />)
  const field = (name: string) => screen.getByRole('textbox', { name })
  await field('Presupuesto máximo').fill('2500000')
  await userEvent.tab()
  await expect.element(field('Precio que busca, máximo')).toHaveValue('2,500,000')
  await screen.getByRole('button', { name: 'Tomar lo guardado' }).click()
  await expect.element(field('Presupuesto máximo')).toHaveValue('5,000,000')
  await expect.element(field('Precio que busca, máximo')).toHaveValue('2,500,000')
})
