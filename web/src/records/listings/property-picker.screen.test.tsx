import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import type { Option } from '../../ui/option.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { PropertyPicker } from './property-picker.tsx'
import { SOURCES } from './testing/sources.ts'

const picker = () => page.getByRole('combobox', { name: 'Propiedad' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const picked = () => document.querySelector('output')?.textContent ?? ''

function Form({ initial }: { initial: Option | null }) {
  const [value, setValue] = useState(initial)
  return (
    // A list of options wider than the window would scroll it, which closes the list, so the field is as narrow as in a form.
    <div className="max-w-md p-6">
      <PropertyPicker value={value} onChange={setValue} />
      <output>{value?.id}</output>
    </div>
  )
}

async function open(person: Account, initial: Option | null = null): Promise<void> {
  await page.viewport(1280, 900)
  await renderScreen(<Form initial={initial} />, { person })
  await expect.element(picker()).toBeVisible()
}

async function search(text: string): Promise<void> {
  await picker().click()
  await picker().fill(text)
}

async function rowIds({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('properties')
    .select('id, title')
    .eq('user_id', id)
    .throwOnError()
  return data
}

describe.each(SOURCES)('PROP-25 a listing of $source', ({ createAgent }) => {
  it('a listing is found by its words, and selected as the agent’s one row of it', async () => {
    const person = await createAgent({ listings: 3 })
    await open(person)
    await search('terreno guadalajara')
    await option(/^Terreno 2 en Guadalajara/).click()
    await expect.element(picker()).toHaveValue('Terreno 2 en Guadalajara')
    await expect.poll(picked).not.toBe('')
    const rows = await rowIds(person)
    expect(rows.filter(({ title }) => title === 'Terreno 2 en Guadalajara')).toEqual([
      { id: picked(), title: 'Terreno 2 en Guadalajara' },
    ])
  })
})

it('OWN-07 an archived listing is not offered, and stays where it was selected before', async () => {
  const person = await accounts().createPerson()
  const { data: archived } = await accounts()
    .admin()
    .from('properties')
    .insert({ user_id: person.id, title: 'Casa archivada', price: 1, status: 'inactive' })
    .select('id')
    .single()
    .throwOnError()
  const other = { user_id: person.id, title: 'Casa a la venta', price: 1 }
  await accounts().admin().from('properties').insert(other).throwOnError()
  await open(person, { id: archived.id, label: 'Casa archivada' })
  await expect.element(picker()).toHaveValue('Casa archivada')
  await search('casa')
  await expect.element(option(/^Casa a la venta/)).toBeVisible()
  await expect.element(option(/^Casa archivada/)).not.toBeInTheDocument()
  expect(picked()).toBe(archived.id)
})
