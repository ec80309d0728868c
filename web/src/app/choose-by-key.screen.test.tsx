import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { KeysHost } from '../features/keys/keys-host.tsx'
import { PropertiesScreen } from './properties-screen.tsx'
import { stopPicking } from '../records/listings/picked-listings.ts'
import { createAgentWithOwn } from '../records/listings/testing/sources.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'

it('KEY-03 KEY-05 BULK-74 j, k, arrows and x move through the cards of the listings and select them', async () => {
  onTestFinished(stopPicking)
  await page.viewport(1280, 900)
  const person = await createAgentWithOwn({ listings: 3 })
  await renderScreen(
    <main>
      <KeysHost />
      <PropertiesScreen Assistant={() => null} />
    </main>,
    { person },
  )
  const link = (at: number) => page.getByRole('article').nth(at).getByRole('link')
  await expect.element(link(2)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}j')
  await expect.element(link(1)).toHaveFocus()
  await page.getByRole('button', { name: 'Elegir varias' }).click()
  await expect.element(page.getByText('Marca las que quieras')).toBeVisible()
  const box = (at: number) => page.getByRole('checkbox').nth(at)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box(0)).toHaveFocus()
  await userEvent.keyboard('jx')
  await expect.element(box(1)).toBeChecked()
  await expect.element(page.getByText('1 elegida')).toBeVisible()
  await userEvent.keyboard('kx')
  await expect.element(page.getByText('2 elegidas')).toBeVisible()
})
