import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInKit } from './testing/render-in-kit.tsx'
import { toast } from './toast.ts'

it('SAVE-26 a failure that repeats is shown in one toast', async () => {
  await renderInKit(<p>Formulario</p>)
  toast.error('No se guardó')
  toast.error('No se borró')
  toast.error('No se guardó')
  await expect.element(page.getByText('No se guardó')).toBeVisible()
  await expect.element(page.getByText('No se borró')).toBeVisible()
})
