import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SavedKey } from '../../../lib/saved-keys.ts'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { typeAt } from '../../../ui/testing/type-at.ts'
import { KeyField } from './key-field.tsx'

function Holder({ saved }: { saved: SavedKey }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <>
      <KeyField
        label="API key"
        description="Se guarda solo para ti."
        placeholder="sk-…"
        lost="Vuelve a escribirla."
        saved={saved}
        typed={typed}
        onType={setTyped}
      />
      <output aria-label="Escrito">{JSON.stringify(typed)}</output>
    </>
  )
}

async function open(saved: SavedKey) {
  await renderInKit(<Holder saved={saved} />)
  return { field: page.getByLabelText('API key'), typed: page.getByLabelText('Escrito') }
}

it('SET-07 only the end of a saved key is shown, typing replaces the key, and deleting removes it', async () => {
  const { field, typed } = await open({ state: 'saved', ending: '1234' })
  await expect.element(field).toHaveValue('••••1234')
  await expect.element(page.getByText('Guardada. Escribe otra')).toBeVisible()
  await typeAt(field, 'sk-nueva')
  await expect.element(typed).toHaveTextContent('"sk-nueva"')
  await userEvent.fill(field, '')
  await expect.element(page.getByText('Se quitará al guardar.')).toBeVisible()
})

it('a key that cannot be decrypted is requested again, and can be removed', async () => {
  const { field, typed } = await open({ state: 'unreadable', ending: null })
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Vuelve a escribirla.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Quitar' }))
  await expect.element(typed).toHaveTextContent('""')
  await expect.element(page.getByText('Se quitará al guardar.')).toBeVisible()
  await expect.element(page.getByText('Vuelve a escribirla.')).not.toBeInTheDocument()
  await userEvent.fill(field, 'sk-otra')
  await expect.element(typed).toHaveTextContent('"sk-otra"')
})

it('without a saved key the field says what the key is for', async () => {
  const { field } = await open({ state: 'none', ending: null })
  await expect.element(field).toHaveValue('')
  await expect.element(page.getByText('Se guarda solo para ti.')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
