import { expect, it } from 'vitest'
import { LOST, redirectUploads } from '../../../../ui/testing/redirect-uploads.ts'
import { renderScreen } from '../../../../ui/testing/render-screen.tsx'
import { GenerateDialog } from './generate-dialog.tsx'
import {
  buildWithoutAi,
  generated,
  openReceipt,
  problem,
  save,
  text,
  words,
} from './testing/generator-page.tsx'

it('GEN-10 a generated text that could not be saved reappears when the generator is reopened', async () => {
  const { person, rendered } = await openReceipt(null)
  const lost = redirectUploads(() => LOST)
  await buildWithoutAi().click()
  await expect.element(problem()).toHaveTextContent('Error al guardar el documento')
  lost.release()
  await rendered.unmount()
  await renderScreen(<GenerateDialog onClose={() => {}} />, { person })
  await expect.element(text()).toHaveValue(expect.stringMatching(/^# Recibo de renta/))
  await save().click()
  await expect.element(words('Documento guardado exitosamente')).toBeVisible()
  expect((await generated(person)).files).toHaveLength(1)
})
