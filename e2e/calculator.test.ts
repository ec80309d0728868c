import { expect, test, type Locator, type Page } from '@playwright/test'
import { createAgentWithClient, stubForWhatsApp } from './support/activities.ts'
import { enter, entry } from './support/dashboard.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { clientOf, createPerson, signIn } from './support/people.ts'
import { readPdf } from './support/read-pdf.ts'

const PERCENT_MISSING = 'El porcentaje debe estar entre 0 y 100, con un decimal como máximo'

async function open(page: Page): Promise<void> {
  await entry(page, 'Calculadora').click()
  await expect(
    page.getByRole('heading', { level: 2, name: 'Calculadora de comisiones' }),
  ).toBeVisible()
}

function price(page: Page): Locator {
  return page.getByLabel('Valor de la propiedad')
}

/** A line of the result by its name, exactly as it is read. */
async function expectLine(page: Page, label: string, amount: string): Promise<void> {
  const line = page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`))
  await expect(line).toHaveText(amount)
}

function recent(page: Page): Locator {
  return page.getByRole('list', { name: 'Últimos cálculos' }).getByRole('button')
}

test('a sale: whole pesos, 3 % to begin with, IVA on the commission only, every percentage judged', async ({
  page,
}) => {
  const problems = watchConsole(page)
  await enter(page)
  await open(page)
  await expect(page.getByText('Escribe el valor de la propiedad')).toBeVisible()
  await expect(page.getByLabel('Porcentaje de comisión', { exact: true })).toHaveValue('3')
  await price(page).pressSequentially('a2b500.000x')
  await expect(page.getByText('Corrige lo marcado para ver el resultado.')).toBeVisible()
  await price(page).blur()
  await expect(price(page)).toHaveValue('a2b500.000x')
  await expect(page.getByText('No entendimos «a2b500.000x».')).toBeVisible()
  await price(page).fill('')
  await price(page).pressSequentially('2,500,000.75')
  await price(page).blur()
  await expect(price(page)).toHaveValue('2,500,000')
  await expect(page.getByText('los centavos se dejan fuera')).toBeVisible()
  await expectLine(page, 'Comisión (3 %)', '$75,000.00')
  await expectLine(page, 'IVA (16 %)', '$12,000.00')
  await expectLine(page, 'Total a cobrar', '$87,000.00')

  // The cursor stays where it is while separators come and go.
  await price(page).press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('91')
  await expect(price(page)).toHaveValue('291,500,000')
  await price(page).fill('2500000')

  await page.getByText('Incluir IVA (16 %)').click()
  await expectLine(page, 'Total a cobrar', '$75,000.00')
  await expect(page.getByText('IVA (16 %)', { exact: true })).toHaveCount(0)

  const percent = page.getByLabel('Porcentaje de comisión', { exact: true })
  await percent.fill('100')
  await expectLine(page, 'Comisión (100 %)', '$2,500,000.00')
  for (const [wrong, fault] of [
    ['100.1', 'Escribe un número de 0 % a 100 %.'],
    ['', PERCENT_MISSING],
  ] as const) {
    await percent.fill(wrong)
    await expect(page.getByText(fault)).toBeVisible()
    await expect(page.getByText('Corrige lo marcado para ver el resultado.')).toBeVisible()
  }
  await percent.fill('3.25')
  await expect(page.getByText('3.25 % se redondea a 3.3 %: va de 0.1 en 0.1.')).toBeVisible()
  await expectLine(page, 'Comisión (3.3 %)', '$82,500.00')
  await percent.fill('3,5')
  await expectLine(page, 'Comisión (3.5 %)', '$87,500.00')
  await percent.press('ArrowUp')
  await expect(percent).toHaveValue('3.6')
  await page.getByRole('button', { name: 'Menos: Porcentaje de comisión' }).click()
  await expect(percent).toHaveValue('3.5')
  await page.getByRole('button', { name: '5 %', exact: true }).click()
  await expectLine(page, 'Comisión (5 %)', '$125,000.00')
  await percent.fill('0')
  await expectLine(page, 'Total a cobrar', '$0.00')
  expect(problems).toEqual([])
})

test('a lease: months of rent, one to begin with; a price is not taken for a rent', async ({
  page,
}) => {
  await enter(page)
  await open(page)
  await price(page).fill('2500000')
  await page.getByRole('radio', { name: 'Renta' }).click()
  await expect(page.getByText('Escribe la renta mensual')).toBeVisible()
  const months = page.getByLabel('Meses de renta', { exact: true })
  await expect(months).toHaveValue('1')
  await page.getByLabel('Renta mensual').fill('18500')
  await expectLine(page, 'Comisión (1 mes de renta)', '$18,500.00')
  await page.getByRole('button', { name: 'Más: Meses de renta' }).click()
  await expectLine(page, 'Comisión (1.5 meses de renta)', '$27,750.00')
  await months.fill('0.5')
  await expectLine(page, 'Comisión (medio mes de renta)', '$9,250.00')
  await months.fill('13')
  await expect(page.getByText('Escribe un número de 0 a 12.')).toBeVisible()
  await page.getByRole('radio', { name: 'Venta' }).click()
  await expect(price(page)).toHaveValue('2,500,000')
  await expectLine(page, 'Total a cobrar', '$87,000.00')
})

test('withholding: the three regimes side by side, and the parts of colleagues', async ({
  page,
}) => {
  await enter(page)
  await open(page)
  await price(page).fill('2500000')
  await expect(page.getByText('Una persona física no te retiene impuestos.')).toBeVisible()
  await expectLine(page, 'Neto a depositar', '$87,000.00')
  await page.getByRole('radio', { name: 'Persona moral' }).click()
  await expect(page.getByRole('radio', { name: /^RESICO/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^RESICO/ })).toHaveAccessibleName(/\$78,062\.50$/)
  await expect(page.getByRole('radio', { name: /^Honorarios/ })).toHaveAccessibleName(
    /ISR retenido \(10 %\).*-\$7,500\.00.*-\$8,000\.00.*\$71,500\.00$/,
  )
  await expectLine(page, 'ISR retenido (1.25 %)', '-$937.50')
  await expectLine(page, 'IVA retenido (dos terceras partes)', '-$8,000.00')
  await page.getByText('Comisión mercantil').click()
  await expectLine(page, 'ISR retenido (0 %)', '$0.00')
  await expectLine(page, 'Neto a depositar', '$79,000.00')

  await page.getByText('Compartir la comisión').click()
  await expectLine(page, 'Tu parte (50 %)', '$43,500.00')
  await expectLine(page, 'Neto a depositar', '$39,500.00')
  await page.getByRole('button', { name: 'Agregar colega' }).click()
  await expect(page.getByLabel('Parte 1')).toHaveValue('33.34')
  await page.getByLabel('Parte 1').fill('40')
  await expect(page.getByText('Las partes suman 106.66 %; deben sumar 100 %')).toBeVisible()
  await page.getByLabel('Parte 1').fill('mucho')
  await expect(
    page.getByText('Cada parte debe estar entre 0 y 100 %, con dos decimales como máximo'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Quitar a Colega 2' }).click()
  await page.getByRole('button', { name: 'Partes iguales' }).click()
  await page.getByLabel('Participante 2').fill('Rosa Pech')
  await page.getByLabel('Parte 2').fill('60')
  await page.getByLabel('Parte 1').fill('40')
  await expect(page.getByRole('list', { name: 'Reparto' }).getByRole('listitem')).toHaveText([
    /Comisión \$30,000\.00.*IVA \$4,800\.00.*\$34,800\.00/,
    /Comisión \$45,000\.00.*IVA \$7,200\.00.*\$52,200\.00/,
  ])
})

test('the result is copied, printed, saved as a PDF and sent by WhatsApp', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stubForWhatsApp(page)
  const agent = await createAgentWithClient('+525512345678')
  await signIn(page, agent)
  await open(page)
  await price(page).fill('2500000')
  await page.getByRole('button', { name: 'Copiar' }).click()
  await expect(page.getByText('Copiado al portapapeles')).toBeVisible()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied).toContain('Comisión (3 %): $75,000.00\nIVA (16 %): $12,000.00')
  expect(copied).toContain('no es asesoría fiscal')

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  expect((await file).suggestedFilename()).toBe('comision-venta-2500000.pdf')
  const text = await readPdf(await file)
  expect(text).toContain('Venta de $2,500,000.00')
  expect(text).toContain('Total a cobrar $87,000.00')

  await page.getByRole('button', { name: 'WhatsApp' }).click()
  const popup = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Elegir un contacto en WhatsApp' }).click()
  await (await popup).waitForURL(`https://wa.me/?text=${encodeURIComponent(copied)}`)

  await page.getByRole('button', { name: 'WhatsApp' }).click()
  await page.getByRole('menuitem', { name: 'Enviar a un cliente' }).click()
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: /^Ana Núñez/ }).click()
  await page.getByRole('button', { name: 'Abrir WhatsApp' }).click()
  await expect(page.getByText('Mensaje de WhatsApp enviado')).toBeVisible()
  const api = await clientOf(agent)
  const { data } = await api.from('whatsapp_messages').select('content, client_id').throwOnError()
  expect(data).toEqual([{ content: copied, client_id: agent.clientId }])

  // On paper: the sheet, and nothing of the screen.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comisión inmobiliaria')
  await expect(page.getByText('Preparado el')).toBeVisible()
  await expect(price(page)).toBeHidden()
})

test('an amount pasted as it is said is read; the last calculations stay until the person leaves', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await createPerson()
  await signIn(page, person)
  await open(page)
  await page.evaluate(`navigator.clipboard.writeText('2.5 mdp')`)
  await price(page).focus()
  await page.keyboard.press('Control+V')
  await expect(page.getByText('= $2,500,000')).toBeVisible()
  await price(page).fill('4000000')
  await price(page).press('Tab')
  await page.getByRole('button', { name: '4 %', exact: true }).click()
  await expect(recent(page)).toHaveText([/Venta · \$4,000,000 · 4 %\$185,600\.00/])
  await page.getByRole('button', { name: 'Nuevo cálculo' }).click()
  await expect(price(page)).toHaveValue('')
  await price(page).fill('900000')
  await price(page).blur()
  await expect(recent(page)).toHaveCount(2)

  // Another section and back, another day.
  await entry(page, 'Prospección').click()
  await open(page)
  await expect(price(page)).toHaveValue('900,000')
  await page.reload()
  await recent(page).nth(1).click()
  await expect(price(page)).toHaveValue('4,000,000')
  await expectLine(page, 'Comisión (4 %)', '$160,000.00')

  await page.getByRole('button', { name: 'Borrar la lista' }).click()
  await expect(recent(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(recent(page)).toHaveCount(2)

  await entry(page, 'Salir').click()
  await expect(page).toHaveURL(/\/login/)
  const left = await page.evaluate<string[]>(
    `Object.keys(localStorage).filter((key) => key.startsWith('predio.kept.'))`,
  )
  expect(left).toEqual([])
})

testEveryLook('Calculadora is accessible, empty and full', async ({ page }) => {
  const person = await createPerson()
  await signIn(page, person)
  await page.evaluate(
    `history.replaceState({ usr: { section: 'calculator' }, key: 'here', idx: 0 }, '')`,
  )
  await page.reload()
  await expect(page.getByText('Escribe el valor de la propiedad')).toBeVisible()
  await expectAccessible(page)
  await price(page).fill('123456789012')
  await page.getByRole('radio', { name: 'Persona moral' }).click()
  await page.getByText('Compartir la comisión').click()
  await page.getByLabel('Parte 1').fill('10')
  await expect(page.getByText('Las partes suman 60 %; deben sumar 100 %')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Parte 1').fill('50')
  await expectLine(page, 'Total a cobrar', '$4,296,296,257.62')
  await expectAccessible(page)
})
