import { expect, inject, it } from 'vitest'
import { page } from 'vitest/browser'
import { NOTHING_STORED } from '../../../../../../test-support/documents.ts'
import { requestsWith } from '../../../../../../test-support/ai-requests.ts'
import {
  buildWithoutAi,
  generate,
  generated,
  openGenerator,
  openReceipt,
  problem,
  save,
  words,
  text,
} from './testing/generator-page.tsx'

const GENERATED = 'Documento generado exitosamente'

async function askForReceipt(keyName: Parameters<typeof openReceipt>[0]) {
  const opened = await openReceipt(keyName)
  await generate().click()
  return opened
}

it('GEN-01 the generator names every required field that is empty', async () => {
  await openGenerator('good', 'Contrato de arrendamiento')
  await generate().click()
  for (const label of [
    'Arrendador',
    'Arrendatario',
    'Dirección del inmueble',
    'Renta mensual',
    'Fecha de inicio',
  ]) {
    await expect.element(words(`Falta: ${label}`)).toBeVisible()
  }
})

// The tests of complete-chat.ts and describe-ai-failure.ts cover the other answers of a provider.
it('GEN-09 the generator works with a provider that refuses to stream', async () => {
  const { key, person } = await askForReceipt('noStream')
  await expect.element(words(GENERATED)).toBeVisible()
  const requests = await requestsWith(inject('server').aiStubUrl, key)
  expect(Object.keys(requests.at(-1) ?? {}).toSorted()).toEqual([
    'max_tokens',
    'messages',
    'model',
    'temperature',
  ])
  expect((await generated(person)).records).toHaveLength(1)
})

it('GEN-06 the generator explains why the provider did not answer', async () => {
  const { person } = await askForReceipt('wrong')
  await expect.element(problem()).toHaveTextContent('Error al generar el documento')
  await expect.element(problem()).toHaveTextContent('La API key de OpenAI no es válida')
  await expect.element(problem()).not.toHaveTextContent('sk-')
  expect(await generated(person)).toEqual(NOTHING_STORED)
})

it('GEN-07 a generation that the person stopped stores nothing', async () => {
  const { person } = await askForReceipt('silent')
  await page.getByRole('button', { name: 'Detener' }).click()
  await expect.element(problem()).toHaveTextContent('Detuviste la generación')
  expect(await generated(person)).toEqual(NOTHING_STORED)
})

it('GEN-07 the person can save an answer that was cut off', async () => {
  const { person } = await askForReceipt('cut')
  await expect.element(problem()).toHaveTextContent('La respuesta se cortó')
  await expect.element(text()).toHaveValue(expect.stringMatching(/^# Recibo de renta/))
  await expect.element(words('Falta el espacio para firmar')).toBeVisible()
  await save().click()
  await expect.element(words('Documento guardado exitosamente')).toBeVisible()
  await expect.poll(async () => (await generated(person)).answers).toHaveLength(1)
  const { records, answers } = await generated(person)
  expect(answers).toMatchObject([
    {
      type: 'generation',
      template_type: 'recibo_renta',
      content: records[0]?.content,
      metadata: { document_id: records[0]?.id, model: 'gpt-3.5-turbo' },
    },
  ])
})

it('GEN-02 the generator says that the key is missing, and builds the document without AI', async () => {
  const { person } = await openGenerator(null, 'Pagaré')
  await expect
    .element(
      words(
        'API key de OpenAI no configurada. Por favor, configura tu API key en la sección de Configuración.',
      ),
    )
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ir a Configuración' }))
    .toHaveAttribute('href', '/dashboard/settings')
  await page.getByLabelText('Monto de cada pagaré').fill('1200000')
  await page.getByLabelText('Beneficiario').fill('Ana Pérez')
  await page.getByLabelText('Deudor').first().fill('Luis *Gómez*')
  const date = page.getByRole('group', { name: 'Fecha de vencimiento' }).getByRole('spinbutton')
  for (const [at, digits] of ['31', '01', '2027'].entries()) await date.nth(at).fill(digits)
  await page.getByLabelText('Número de pagarés').fill('12')
  await generate().click()
  await expect.element(problem()).toHaveTextContent('API key de OpenAI no configurada')
  await buildWithoutAi().click()
  await expect.element(words(GENERATED)).toBeVisible()
  await expect
    .element(text())
    .toHaveValue(expect.stringContaining('UN MILLÓN DOSCIENTOS MIL PESOS 00/100 M.N.'))
  const preview = page.getByRole('region', { name: 'Vista previa' })
  await expect.element(preview).toHaveTextContent('Pagaré 12/12')
  await expect.element(preview).toHaveTextContent('28 de febrero de 2027')
  await expect.element(preview).toHaveTextContent('Luis *Gómez*')
  await expect
    .element(page.getByRole('region', { name: 'Revisión del documento' }))
    .toHaveTextContent('Falta el lugar')
  expect(await generated(person)).toMatchObject({
    files: [expect.stringMatching(/-pagare\.txt$/)],
    records: [{ name: 'Pagaré – Luis *Gómez*', metadata: { generated_by: 'template' } }],
    answers: [],
  })
})
