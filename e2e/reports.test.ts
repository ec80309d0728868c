import { expect, test } from '@playwright/test'
import { startSiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { enter } from './support/dashboard.ts'
import { enterCrm } from './support/crm.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { signIn } from './support/people.ts'
import { connectSite } from './support/properties.ts'
import {
  createFirstQuarter,
  exportedCsv,
  FIRST_QUARTER,
  report,
  tableOf,
} from './support/reports.ts'

test('a quarter counted by hand: every table, its file, the headline, one request a report', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await createFirstQuarter()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rpc/report_')) {
      asked.push(request.url().split('/rpc/')[1] ?? '')
    }
  })
  await signIn(page, person, FIRST_QUARTER)

  // 2,000,000 at 40 % in Visita, 300,000.50 at 25 % in Prospecto; commissions 60,000 and 15,000.03.
  const pipeline = report(page, 'Embudo por etapa')
  await expect(pipeline.getByText('Lo que estaba abierto el 31 mar 2026')).toBeVisible()
  const stages = [
    ['Etapa', 'Oportunidades', 'Valor', 'Ponderado', 'Comisión'],
    ['Prospecto', '1', '$300,000.50', '$75,000.13', '$15,000.03'],
    ['Contactado', '0', '$0', '$0', '$0'],
    ['Visita', '1', '$2,000,000', '$800,000', '$60,000'],
    ['Oferta', '0', '$0', '$0', '$0'],
    ['Negociación', '0', '$0', '$0', '$0'],
    ['Total', '2', '$2,300,000.50', '$875,000.13', '$75,000.03'],
  ]
  expect(await tableOf(pipeline, 'Valor por etapa')).toEqual(stages)

  const way = report(page, 'Conversión y tiempo por etapa')
  expect(await tableOf(way, 'Cuántas llegan a cada etapa')).toEqual([
    ['Etapa', 'Llegaron', 'Siguieron', 'Conversión', 'Perdidas aquí'],
    ['Prospecto', '5', '3', '60 %', '1'],
    ['Contactado', '3', '2', '66.7 %', '1'],
    // The won one passed them all.
    ['Visita', '2', '1', '50 %', '0'],
    ['Oferta', '1', '1', '100 %', '0'],
    ['Negociación', '1', '1', '100 %', '0'],
    ['Ganada', '1', '0', '—', '0'],
  ])
  // In Prospecto 2, 4, 10 and 10 days.
  expect((await tableOf(way, 'Días en cada etapa')).slice(1, 4)).toEqual([
    ['Prospecto', '6.5 días', '7 días', '4'],
    ['Contactado', '10 días', '10 días', '2'],
    ['Visita', '20 días', '20 días', '1'],
  ])

  const forecast = report(page, 'Pronóstico de cierres')
  expect((await tableOf(forecast, 'Valor y ponderado por mes')).slice(1)).toEqual([
    ['enero de 2026', '0', '$0', '$0'],
    ['febrero de 2026', '0', '$0', '$0'],
    ['marzo de 2026', '1', '$2,000,000', '$800,000'],
    ['Total', '1', '$2,000,000', '$800,000'],
  ])
  await expect(forecast.getByText('1 no tiene fecha de cierre')).toContainText('$300,000.50')
  await expect(forecast.getByText('1 oportunidad abierta tiene la fecha')).toBeVisible()

  const outcomes = report(page, 'Ganadas y perdidas')
  expect((await tableOf(outcomes, 'Cierres por mes')).slice(1)).toEqual([
    ['enero de 2026', '0', '1', '$0', '$500,000'],
    ['febrero de 2026', '1', '0', '$950,000', '$0'],
    ['marzo de 2026', '0', '1', '$0', '$50,000'],
    ['Total', '1', '2', '$950,000', '$550,000'],
  ])
  expect((await tableOf(outcomes, 'Motivos')).slice(1)).toEqual([
    ['Precio', 'Perdida', '2', '$550,000'],
    ['Sin motivo anotado', 'Ganada', '1', '$950,000'],
  ])
  await expect(outcomes.getByText('33.3 %')).toBeVisible()
  await expect(outcomes.getByText('32 días')).toBeVisible()

  const sources = report(page, 'De dónde vienen tus clientes')
  expect((await tableOf(sources, 'Por origen')).slice(1)).toEqual([
    ['Portal', '2', '1', '50 %', '1', '1', '$950,000'],
    ['Sin origen anotado', '1', '0', '0 %', '0', '0', '$0'],
  ])
  expect((await tableOf(sources, 'Por tipo de cliente')).slice(1)).toEqual([
    ['Comprador', '2', '1', '$950,000'],
    ['Propietario', '1', '0', '$0'],
  ])

  // 3 % of 950,000; 3 % of what is expected in March, 40 % of it.
  const commissions = report(page, 'Comisiones')
  expect((await tableOf(commissions, 'Comisiones por mes')).slice(1)).toEqual([
    ['enero de 2026', '$0', '$0', '$0'],
    ['febrero de 2026', '$28,500', '$0', '$0'],
    ['marzo de 2026', '$0', '$60,000', '$24,000'],
    ['Total', '$28,500', '$60,000', '$24,000'],
  ])

  const activity = await tableOf(report(page, 'Actividad'), 'Contactos por semana')
  expect(activity).toHaveLength(16)
  expect(activity[0]).toEqual(['Semana del', 'Llamada', 'WhatsApp', 'Visita', 'Total'])
  expect(activity.slice(2, 4)).toEqual([
    ['5 ene 2026', '2', '0', '0', '2'],
    ['12 ene 2026', '0', '1', '1', '2'],
  ])
  expect(activity.at(-1)).toEqual(['Total', '2', '1', '1', '4'])

  const tasks = await tableOf(report(page, 'Tareas a tiempo'), 'Tareas por semana en que vencían')
  expect(tasks[2]).toEqual(['5 ene 2026', '1', '1', '0', '0', '2'])
  expect(tasks.at(-1)).toEqual(['Total', '2', '1', '1', '0', '4'])

  const summary = report(page, 'Resumen')
  for (const text of ['$2,300,000.50', '1 ganada de 3 cerradas', '$28,500', '2 de 4 tareas']) {
    await expect(summary.getByText(text)).toBeVisible()
  }

  // The drawing's place is taken by the same table, and the file holds the same numbers.
  await page.getByRole('button', { name: 'Ver como tabla: Embudo por etapa' }).click()
  await expect(pipeline.getByRole('table')).toBeVisible()
  expect(await tableOf(pipeline, 'Valor por etapa')).toEqual(stages)
  await page.getByRole('button', { name: 'Ver como gráfica: Embudo por etapa' }).click()
  await expect(pipeline.getByText('Ponderado por probabilidad')).toBeVisible()
  const { name, text } = await exportedCsv(page, 'Embudo por etapa')
  expect(name).toBe('reporte-embudo-2026-01-01-a-2026-03-31.csv')
  expect(text.slice(1).split('\r\n')).toEqual([
    'Etapa,Oportunidades,Valor,Ponderado,Comisión',
    'Prospecto,1,300000.5,75000.13,15000.03',
    'Contactado,0,0,0,0',
    'Visita,1,2000000,800000,60000',
    'Oferta,0,0,0,0',
    'Negociación,0,0,0,0',
    'Total,2,2300000.5,875000.13,75000.03',
    '',
  ])
  await expect(page.getByText('Reporte exportado')).toBeVisible()
  expect(asked.toSorted()).toEqual(
    [
      'activity',
      'commissions',
      'forecast',
      'outcomes',
      'pipeline',
      'sources',
      'stages',
      'tasks',
    ].map((report) => `report_${report}`),
  )
  expect(problems).toEqual([])
})

test('opened from the CRM and from the search; the days live in the address', async ({ page }) => {
  await enterCrm(page)
  await page.getByRole('link', { name: 'Reportes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reportes' })).toBeVisible()
  await expect(page).toHaveTitle('Reportes · Predio')
  await expect(page.getByRole('button', { name: /Últimos 3 meses/ })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Secciones' }).getByRole('button', { name: 'CRM' }),
  ).toHaveAttribute('aria-current', 'page')

  const choose = async (now: RegExp, next: string) => {
    await page.getByRole('button', { name: now }).click()
    await page.getByRole('option', { name: next, exact: true }).click()
  }
  const range = async (act: () => Promise<void>) => {
    const request = page.waitForRequest((each) => each.url().endsWith('/rpc/report_outcomes'))
    await act()
    const { first_day, last_day } = (await request).postDataJSON() as Record<string, string>
    return [first_day, last_day]
  }
  const today = new Date(Date.now() - 6 * 3_600_000)
  const year = today.getUTCFullYear()
  const month = today.toISOString().slice(0, 7)
  expect((await range(() => choose(/Últimos 3 meses/, 'Este mes')))[0]).toBe(`${month}-01`)
  await expect(page).toHaveURL(/\?periodo=mes$/)
  expect(await range(() => choose(/Este mes/, 'Este año'))).toEqual([
    `${year}-01-01`,
    `${year}-12-31`,
  ])
  expect(await range(() => choose(/Este año/, 'Todo'))).toEqual([
    `${year - 8}-01-01`,
    `${year + 1}-12-31`,
  ])
  await page.goBack()
  await expect(page).toHaveURL(/\?periodo=anio$/)
  await expect(page.getByRole('button', { name: /Este año/ })).toBeVisible()

  // The days of the year become the first choice, and are typed over.
  await choose(/Este año/, 'Personalizado')
  await expect(page).toHaveURL(new RegExp(`desde=${year}-01-01&hasta=${year}-12-31$`))
  const until = page.getByRole('group', { name: 'Hasta' })
  const typed = await range(async () => {
    await until.getByRole('spinbutton', { name: /^mes/ }).click()
    await page.keyboard.type('06')
    await until.getByRole('spinbutton', { name: /^día/ }).click()
    await page.keyboard.type('30')
  })
  expect(typed).toEqual([`${year}-01-01`, `${year}-06-30`])
  await expect(page).toHaveURL(new RegExp(`hasta=${year}-06-30$`))
  const address = page.url()
  await until.getByRole('spinbutton', { name: /^año/ }).click()
  await page.keyboard.type(String(year - 1))
  await expect(page.getByText('La fecha final no puede ser anterior a la inicial')).toBeVisible()
  expect(page.url()).toBe(address)

  await page.reload()
  await expect(until).toContainText(`30/06/${year}`)
  await page.getByRole('link', { name: 'Volver al CRM' }).click()
  await expect(page.getByRole('heading', { name: 'CRM Inmobiliario' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Buscar' }).fill('pronóstico')
  await page.getByRole('option', { name: 'Reportes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reportes' })).toBeVisible()
})

test('without data each report says what fills it; one that fails leaves the others alone', async ({
  page,
}) => {
  let fails = true
  await page.route('**/rpc/report_tasks', (route) =>
    fails ? route.fulfill({ status: 500, json: { message: 'x' } }) : route.continue(),
  )
  await enter(page, '/dashboard/reports')
  const tasks = report(page, 'Tareas a tiempo')
  await expect(tasks.getByRole('alert')).toContainText('No se pudo cargar este reporte')
  await expect(report(page, 'Resumen')).toContainText('Sin datos')
  for (const [title, text] of [
    ['Embudo por etapa', 'No hay oportunidades abiertas'],
    ['Conversión y tiempo por etapa', 'Nada comenzó ni cambió de etapa en este periodo'],
    ['Pronóstico de cierres', 'Ninguna oportunidad por cerrar'],
    ['Comisiones', 'Sin comisiones en este periodo'],
    ['Ganadas y perdidas', 'Nada se cerró en este periodo'],
    ['De dónde vienen tus clientes', 'Ningún cliente nuevo en este periodo'],
    ['Actividad', 'Sin contactos en este periodo'],
    ['Inventario de propiedades', 'Aún no hay propiedades que contar'],
  ] as const) {
    await expect(report(page, title)).toContainText(text)
    await expect(report(page, title).getByRole('button', { name: /^CSV/ })).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: 'Conectar mi sitio' })).toBeVisible()

  fails = false
  await tasks.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(tasks).toContainText('Ninguna tarea vence en este periodo')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the inventory of the site; the whole report on paper, drawn and in numbers', async ({
  page,
}) => {
  const sites = await startSiteStub()
  try {
    const person = await createFirstQuarter()
    const site = sites.add({})
    await connectSite(person, site)
    await signIn(page, person, FIRST_QUARTER)
    const inventory = report(page, 'Inventario de propiedades')
    await expect(inventory.getByText('Hoy, en tu sitio: 3 propiedades')).toBeVisible()
    expect((await tableOf(inventory, 'Por tipo')).slice(1)).toEqual([
      ['Departamento', '1', '0', '1'],
      ['Terreno', '1', '0', '1'],
      ['Oficina', '0', '1', '1'],
    ])
    // 1,001,000 and 1,002,000 for sale; a rent of 1,003,000.
    const prices = await tableOf(inventory, 'Por precio')
    expect(prices).toContainEqual(['Venta: $1,000,000 a $2,000,000', '2'])
    expect(prices).toContainEqual(['Renta: más de $80,000', '1'])

    const sheet = page.locator('[data-print-sheet]')
    await expect(sheet).toHaveCount(0)
    await page.evaluate("dispatchEvent(new Event('beforeprint'))")
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByRole('heading', { level: 1, name: 'Reportes' })).toBeVisible()
    await expect(sheet.getByText('Personalizado: 1 ene 2026 – 31 mar 2026')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveCount(9)
    await expect(sheet.locator('svg').first()).toBeVisible()
    expect(await tableOf(sheet, 'Cierres por mes')).toContainEqual([
      'febrero de 2026',
      '1',
      '0',
      '$950,000',
      '$0',
    ])
    await page.emulateMedia({ media: null })
    await page.evaluate("dispatchEvent(new Event('afterprint'))")
    await expect(sheet).toHaveCount(0)
  } finally {
    await sites.stop()
  }
})

testEveryLook('accessible, drawn and as tables, empty too', async ({ page }) => {
  const person = await createFirstQuarter()
  await signIn(page, person, FIRST_QUARTER)
  const buttons = page.getByRole('button', { name: /^Ver como tabla/ })
  await expect(buttons).toHaveCount(8)
  await expectAccessible(page)
  for (let left = 8; left > 0; left--) {
    await buttons.first().click()
    await expect(buttons).toHaveCount(left - 1)
  }
  await expectAccessible(page)
  await page.goto('/dashboard/reports?periodo=personalizado&desde=2020-01-01&hasta=2020-01-31')
  await expect(report(page, 'Actividad')).toContainText('Sin contactos en este periodo')
  await expectAccessible(page)
})
