import { expect, test, type Locator, type Page } from '@playwright/test'
import { addClients } from './support/crm.ts'
import { enterDocuments, openDocuments, rowOf } from './support/documents.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { readPdf } from './support/read-pdf.ts'
import {
  aiKey,
  askedWith,
  choose,
  generatedOf,
  openGenerator,
  readStoredText,
  setAiKey,
  typeDate,
} from './support/writing.ts'

const FIELDS = ['max_tokens', 'messages', 'model', 'stream', 'temperature']

/** A receipt needs the fewest fields. */
async function fillReceipt(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Inquilino').fill('Luis Gómez Cruz')
  await dialog.getByLabel('Monto', { exact: false }).first().fill('12500')
  await dialog.getByLabel('Dirección del inmueble').fill('Calle 60 #491, Mérida')
  await dialog.getByLabel('Lugar de firma').fill('Mérida, Yucatán')
}

const generate = (dialog: Locator) => dialog.getByRole('button', { name: 'Generar', exact: true })
const textOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Documento' })
const expectGenerated = (page: Page) =>
  expect(page.getByText('Documento generado exitosamente')).toBeVisible()

test('a contract is asked for, streamed, stored, given a clause, saved again and downloaded', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const key = aiKey('good')
  const person = await enterDocuments(page)
  await setAiKey(person, key)
  await addClients(person, [
    { type: 'propietario', first_name: 'Ana', last_name: 'Pérez Núñez', address: 'Calle 1' },
    { type: 'inquilino', first_name: 'Luis', last_name: 'Gómez Cruz' },
  ])

  await page.getByRole('button', { name: 'Generar con AI' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generar con AI' })
  await generate(dialog).click()
  await expect(dialog.getByText('Tipo de documento no soportado')).toBeVisible()
  await dialog.getByText('Contrato de arrendamiento', { exact: true }).click()
  await generate(dialog).click()
  for (const label of ['Arrendador', 'Arrendatario', 'Dirección del inmueble', 'Renta mensual']) {
    await expect(dialog.getByText(`Falta: ${label}`)).toBeVisible()
  }
  await expect(dialog.getByText('Falta: Fecha de inicio')).toBeVisible()

  await choose(dialog, 'Cliente', 'Ana Pérez')
  await choose(dialog, 'Otro cliente', 'Luis Gómez')
  await expect(dialog.getByLabel('Arrendador', { exact: false }).first()).toHaveValue(
    'Ana Pérez Núñez',
  )
  await expect(dialog.getByLabel('Domicilio del arrendador')).toHaveValue('Calle 1')
  await dialog.getByLabel('Dirección del inmueble').fill('Durango 200, Roma Norte')
  await dialog.getByLabel('Renta mensual').fill('18000')
  await typeDate(dialog, 'Fecha de inicio', '01122026')
  await dialog.getByLabel('Lugar de firma').fill('Ciudad de México')
  await generate(dialog).click()
  await expectGenerated(page)
  await expect(textOf(dialog)).toHaveValue(/^# Contrato de arrendamiento/)
  await expect(textOf(dialog)).toHaveValue(/DIECIOCHO MIL PESOS 00\/100 M\.N\./)

  const [asked] = await askedWith(key)
  expect(Object.keys(asked ?? {}).toSorted()).toEqual(FIELDS)
  expect(asked).toMatchObject({
    model: 'gpt-3.5-turbo',
    temperature: 0.7,
    max_tokens: 2000,
    stream: true,
    messages: [{ role: 'system' }, { role: 'user' }],
  })
  const first = await generatedOf(person)
  expect(first.files).toEqual([expect.stringMatching(/^\d{13}-contrato_arrendamiento\.txt$/)])
  expect(first.records).toMatchObject([
    {
      name: 'Contrato de arrendamiento – Luis Gómez Cruz',
      status: 'draft',
      category: 'contract',
      type: 'text/plain',
      url: `${person.id}/ai-generated/${first.files[0]}`,
      version: 1,
      metadata: { generated_by: 'ai', mime_type: 'text/plain', version: 1 },
    },
  ])
  const content = first.records[0]?.content ?? ''
  expect(await readStoredText(first.records[0]?.url ?? '')).toBe(content)
  expect(first.versions).toMatchObject([{ version: 1, content, created_by: person.id }])
  expect(first.history).toMatchObject([{ action: 'created', performed_by: person.id }])
  expect(first.answers).toMatchObject([
    { type: 'generation', template_type: 'contrato_arrendamiento', content },
  ])

  await dialog.getByRole('button', { name: 'Sugerir cláusulas' }).click()
  await dialog.getByRole('button', { name: 'Insertar: Mascotas' }).click()
  await expect(textOf(dialog)).toHaveValue(/\. Mascotas\.\*\* Se permite tener una mascota/)
  await expect(dialog.getByRole('button', { name: 'Insertada: Mascotas' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Documento guardado exitosamente')).toBeVisible()
  expect((await askedWith(key))[1]).toMatchObject({ max_tokens: 1000, stream: false })

  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar' }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  await expect(page.getByText('Documento descargado exitosamente')).toBeVisible()
  expect(await readPdf(await download)).toContain('Se permite tener una mascota pequeña.')
  await expect
    .poll(async () => (await generatedOf(person)).history.map(({ action }) => action))
    .toEqual(['created', 'edited', 'downloaded'])
  const last = await generatedOf(person)
  expect(last.files).toEqual(first.files)
  expect(last.records).toMatchObject([{ version: 2 }])
  expect(last.versions.map(({ version }) => version)).toEqual([1, 2])
  expect(last.answers).toMatchObject([{ type: 'generation' }, { type: 'suggestions' }])

  await textOf(dialog).fill('')
  await dialog.getByRole('button', { name: 'Descargar' }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  await expect(page.getByText('No hay documento para descargar')).toBeVisible()
  expect(problems).toEqual([])
})

test('a provider that answers in one piece, or does not know stream, works too', async ({
  page,
}) => {
  const person = await enterDocuments(page)
  for (const [name, questions] of [
    ['plain', 1],
    ['noStream', 2],
  ] as const) {
    const key = aiKey(name)
    await setAiKey(person, key)
    await page.reload()
    await openDocuments(page)
    const dialog = await openGenerator(page, 'Recibo de renta')
    await fillReceipt(dialog)
    await generate(dialog).click()
    await expectGenerated(page)
    const asked = await askedWith(key)
    expect(asked).toHaveLength(questions)
    const last = Object.keys(asked.at(-1) ?? {}).toSorted()
    expect(last).toEqual(name === 'plain' ? FIELDS : FIELDS.filter((field) => field !== 'stream'))
  }
  expect((await generatedOf(person)).records).toHaveLength(2)
})

const FAULTS = [
  ['wrong', 'Error al generar el documento', 'La API key de OpenAI no es válida'],
  ['malformed', 'Error al generar el documento', 'La API key de OpenAI no es válida'],
  ['broke', 'Error al generar el documento', 'no tiene saldo'],
  ['limited', 'Error al generar el documento', 'Intenta de nuevo en 7 segundos.'],
  ['down', 'Error al generar el documento', 'tiene problemas'],
  ['nonsense', 'No se pudo generar el documento', 'respondió algo que no es un documento'],
] as const

test('a provider that refuses, limits, breaks, talks nonsense, falls silent or hangs up is told apart', async ({
  page,
}) => {
  await page.clock.install()
  const person = await enterDocuments(page)
  const dialog = page.getByRole('dialog', { name: 'Generar con AI' })
  async function ask(name: Parameters<typeof aiKey>[0]): Promise<void> {
    await setAiKey(person, aiKey(name))
    await page.reload()
    await openDocuments(page)
    await openGenerator(page, 'Recibo de renta')
    // What was typed the first time is still there.
    if (name === FAULTS[0][0]) await fillReceipt(dialog)
    await generate(dialog).click()
  }

  for (const [name, title, text] of FAULTS) {
    await ask(name)
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText(title)
    await expect(alert).toContainText(text)
    await expect(alert).not.toContainText('sk-')
  }

  await ask('silent')
  await expect(dialog.getByText('Escribiendo el documento…').first()).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(dialog.getByRole('alert')).toContainText('tardó demasiado en responder')

  await ask('silent')
  await dialog.getByRole('button', { name: 'Detener' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Detuviste la generación')
  expect(await generatedOf(person)).toMatchObject({ files: [], records: [], answers: [] })

  // Half a document is the person's to keep.
  await ask('cut')
  await expect(dialog.getByRole('alert')).toContainText('La respuesta se cortó')
  await expect(textOf(dialog)).toHaveValue(/^# Recibo de renta/)
  await expect(dialog.getByText('Falta el espacio para firmar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Documento guardado exitosamente')).toBeVisible()
  const { records, answers } = await generatedOf(person)
  expect(records).toHaveLength(1)
  expect(answers).toMatchObject([
    {
      type: 'generation',
      template_type: 'recibo_renta',
      content: records[0]?.content,
      metadata: { document_id: records[0]?.id, model: 'gpt-3.5-turbo' },
    },
  ])
})

test('what is left while it is written does not come back; other data make the next version', async ({
  page,
}) => {
  const person = await enterDocuments(page)
  await setAiKey(person, aiKey('silent'))
  const dialog = await openGenerator(page, 'Recibo de renta')
  await fillReceipt(dialog)
  await generate(dialog).click()
  await expect(dialog.getByText('Escribiendo el documento…').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cambiar datos' }).click()
  await dialog.getByLabel('Inquilino').fill('Rosa Díaz')
  await expect(dialog.getByText('Detuviste la generación')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Crear sin AI' }).click()
  await expectGenerated(page)
  await expect(textOf(dialog)).toHaveValue(/Rosa Díaz/)
  await expect(dialog.getByText('Escribiendo el documento…')).toHaveCount(0)

  // A try that comes to nothing leaves the draft as it was.
  const [first] = (await generatedOf(person)).records
  await dialog.getByRole('button', { name: 'Cambiar datos' }).click()
  await dialog.getByLabel('Inquilino').fill('Rosa Díaz Pech')
  await generate(dialog).click()
  await dialog.getByRole('button', { name: 'Detener' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Detuviste la generación')
  expect((await generatedOf(person)).records).toEqual([first])

  await dialog.getByRole('button', { name: 'Crear sin AI' }).click()
  await expect(textOf(dialog)).toHaveValue(/Rosa Díaz Pech/)
  await expect.poll(async () => (await generatedOf(person)).versions).toHaveLength(2)
  expect((await generatedOf(person)).records).toMatchObject([
    {
      id: first?.id,
      name: 'Recibo de renta – Rosa Díaz Pech',
      content: expect.stringContaining('Rosa Díaz Pech'),
      metadata: { generated_by: 'template', prompt_data: { inquilino: 'Rosa Díaz Pech' } },
    },
  ])
})

test('what the AI answered is recorded with the first record, though that comes later', async ({
  page,
}) => {
  const person = await enterDocuments(page)
  await setAiKey(person, aiKey('good'))
  const dialog = await openGenerator(page, 'Recibo de renta')
  await fillReceipt(dialog)
  await page.route('**/storage/v1/object/documents/**', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  )
  await generate(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('Error al guardar el documento')
  expect((await generatedOf(person)).answers).toEqual([])
  await page.unroute('**/storage/v1/object/documents/**')
  const answer = await textOf(dialog).inputValue()
  await textOf(dialog).fill(`${answer}\n\nLo mío`)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Documento guardado exitosamente')).toBeVisible()
  await textOf(dialog).fill(`${answer}\n\nLo mío, otra vez`)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(async () => (await generatedOf(person)).versions).toHaveLength(2)
  const { records, answers } = await generatedOf(person)
  expect(records).toMatchObject([{ content: `${answer}\n\nLo mío, otra vez` }])
  expect(answers).toMatchObject([{ type: 'generation', content: answer }])
})

test('without a key the text says so, and the built-in template makes the document', async ({
  page,
}) => {
  const person = await enterDocuments(page)
  const dialog = await openGenerator(page, 'Pagaré')
  await expect(
    dialog.getByText(
      'API key de OpenAI no configurada. Por favor, configura tu API key en la sección de Configuración.',
    ),
  ).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Ir a Configuración' })).toHaveAttribute(
    'href',
    '/dashboard/settings',
  )
  await dialog.getByLabel('Monto de cada pagaré').fill('1200000')
  await dialog.getByLabel('Beneficiario').fill('Ana Pérez')
  await dialog.getByLabel('Deudor').first().fill('Luis *Gómez*')
  await typeDate(dialog, 'Fecha de vencimiento', '31012027')
  await dialog.getByLabel('Número de pagarés').fill('12')
  await generate(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('API key de OpenAI no configurada')
  await dialog.getByRole('button', { name: 'Crear sin AI' }).click()
  await expectGenerated(page)
  await expect(textOf(dialog)).toHaveValue(/UN MILLÓN DOSCIENTOS MIL PESOS 00\/100 M\.N\./)
  await expect(textOf(dialog)).toHaveValue(/# Pagaré 12\/12/)
  const preview = dialog.getByRole('region', { name: 'Vista previa' })
  await expect(preview.getByRole('heading', { name: 'Pagaré 2/12' })).toBeVisible()
  await expect(preview).toContainText('28 de febrero de 2027')
  await expect(preview).toContainText('Luis *Gómez*')
  // What the law asks for and was left out is pointed out.
  const review = dialog.getByRole('region', { name: 'Revisión del documento' })
  await expect(review).toContainText('Falta el lugar')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Pagaré – Luis *Gómez*')).toContainText('Basado en Pagaré')
  await expect(rowOf(page, 'Pagaré – Luis *Gómez*')).toContainText('Borrador')
  expect(await generatedOf(person)).toMatchObject({
    files: [expect.stringMatching(/-pagare\.txt$/)],
    records: [{ metadata: { generated_by: 'template' } }],
    answers: [],
  })
})

test('a file or a record that fails leaves nothing, and the text is not lost', async ({ page }) => {
  const person = await enterDocuments(page)
  const nothing = { files: [], records: [], versions: [], history: [], answers: [] }
  const dialog = await openGenerator(page, 'Recibo de renta')
  await fillReceipt(dialog)
  await page.route('**/storage/v1/object/documents/**', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Crear sin AI' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert.getByText('Error al guardar el documento', { exact: true })).toBeVisible()
  await page.unroute('**/storage/v1/object/documents/**')
  expect(await generatedOf(person)).toEqual(nothing)

  const save = dialog.getByRole('button', { name: 'Guardar' })
  const failRecord = (status: number, json: unknown) =>
    page.route('**/rest/v1/documents?*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.continue(),
    )
  await failRecord(400, { code: '23514', message: 'refused' })
  await save.click()
  await expect(alert).toContainText('Error al guardar el documento en la base de datos')
  await expect.poll(() => generatedOf(person)).toEqual(nothing)
  await page.unroute('**/rest/v1/documents?*')
  await failRecord(201, [])
  await save.click()
  await expect(alert).toContainText('No se pudo crear el registro del documento')
  await expect.poll(() => generatedOf(person)).toEqual(nothing)
  await page.unroute('**/rest/v1/documents?*')

  // The dialog, and even the page, may go meanwhile.
  await page.reload()
  await openDocuments(page)
  await page.getByRole('button', { name: 'Generar con AI' }).click()
  await expect(textOf(dialog)).toHaveValue(/^# Recibo de renta/)
  // The record arrives, and only its answer is lost.
  await page.route('**/rest/v1/documents?*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort('connectionfailed')
  })
  await save.click()
  await expect(page.getByText('Documento guardado exitosamente')).toBeVisible()
  const stored = await generatedOf(person)
  expect(stored.files).toHaveLength(1)
  expect(stored.records).toHaveLength(1)
  expect(stored.records[0]?.url).toBe(`${person.id}/ai-generated/${stored.files[0]}`)
})

test('a connection lost after the text file is said, and saving again stores the text once', async ({
  page,
}) => {
  const person = await enterDocuments(page)
  const dialog = await openGenerator(page, 'Recibo de renta')
  await fillReceipt(dialog)
  // The file has arrived; after that there is no connection, not even to take it back: the server's sweep has to.
  const service = /\/(rest|storage)\/v1\//
  await page.route(service, async (route) => {
    if (route.request().method() === 'POST' && route.request().url().includes('/storage/')) {
      await route.fetch()
    }
    return route.abort('connectionfailed')
  })
  await dialog.getByRole('button', { name: 'Crear sin AI' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert.getByText('Error al guardar el documento', { exact: true })).toBeVisible()
  const [lost] = (await generatedOf(person)).files
  await page.unroute(service)

  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Documento guardado exitosamente')).toBeVisible()
  const { files, records } = await generatedOf(person)
  expect(files).toHaveLength(2)
  expect(records).toHaveLength(1)
  expect(records[0]?.url).not.toContain(lost)
})

testEveryLook('the generator can be used by everybody', async ({ page }) => {
  const person = await enterDocuments(page)
  await setAiKey(person, aiKey('good'))
  const dialog = await openGenerator(page, 'Recibo de renta')
  await generate(dialog).click()
  await expect(dialog.getByText('Falta: Inquilino')).toBeVisible()
  await expectAccessible(page)
  await fillReceipt(dialog)
  await generate(dialog).click()
  await expectGenerated(page)
  await dialog.getByRole('button', { name: 'Sugerir cláusulas' }).click()
  await expect(dialog.getByRole('button', { name: 'Insertar: Mascotas' })).toBeVisible()
  await expectAccessible(page)
})
