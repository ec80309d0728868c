import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../../../test-support/accounts.ts'
import type { AI_KEYS } from '../../../../../../../test-support/ai-keys.ts'
import { storedDocuments } from '../../../../../../../test-support/documents.ts'
import { newAiKey } from '../../../../../../../test-support/ai-requests.ts'
import { saveKeys } from '../../../../../../../test-support/connect-site.ts'
import { saveDraft } from '../../../../../lib/drafts.ts'
import { accounts, renderScreen } from '../../../../../ui/testing/render-screen.tsx'
import { GenerateDialog } from '../generate-dialog.tsx'
import { draftOf } from '../question-form.tsx'

export async function openGenerator(
  keyName: keyof typeof AI_KEYS | null,
  type: string,
  prepare?: (person: Account) => void,
) {
  await page.viewport(1440, 900)
  const person = await accounts().createPerson()
  const key = keyName === null ? '' : newAiKey(keyName)
  if (keyName !== null) await saveKeys(await accounts().clientOf(person), { ai: key })
  prepare?.(person)
  const rendered = await renderScreen(<GenerateDialog onClose={() => {}} />, { person })
  await page.getByText(type, { exact: true }).click()
  return { person, key, rendered }
}

/** SAVE-09: the draft fills the receipt, which needs the fewest fields. */
const RECEIPT = {
  inquilino: 'Luis Gómez Cruz',
  monto: 12_500,
  direccion_inmueble: 'Calle 60 #491, Mérida',
  lugar_firma: 'Mérida, Yucatán',
}

export async function openReceipt(keyName: keyof typeof AI_KEYS | null) {
  const opened = await openGenerator(keyName, 'Recibo de renta', ({ id }) =>
    saveDraft(draftOf('recibo_renta'), id, RECEIPT),
  )
  await expect.element(page.getByLabelText('Inquilino')).toHaveValue(RECEIPT.inquilino)
  return opened
}

export const generate = () => page.getByRole('button', { name: 'Generar', exact: true })
export const buildWithoutAi = () => page.getByRole('button', { name: 'Crear sin AI' })
export const save = () => page.getByRole('button', { name: 'Guardar', exact: true })
export const text = () => page.getByRole('textbox', { name: 'Documento' })
export const problem = () => page.getByRole('dialog').getByRole('alert')

export const words = (text: string | RegExp) => page.getByText(text).first()

export function generated({ id }: Account) {
  return storedDocuments(accounts().admin(), id, `${id}/ai-generated`)
}
