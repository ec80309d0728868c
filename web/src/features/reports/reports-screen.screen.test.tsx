import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { createFirstQuarter } from '../../../../test-support/first-quarter.ts'
import { countFetches, interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { QUERY_RETRY_MS, skipPauses } from '../../ui/testing/skip-pauses.ts'
import { ReportsScreen } from './reports-screen.tsx'
import { typeAt } from '../../ui/testing/type-at.ts'

const QUARTER = '/dashboard/reports?periodo=personalizado&desde=2026-01-01&hasta=2026-03-31'

const report = (title: string) => page.getByRole('region', { name: title, exact: true })

async function tableOf(title: string, caption: string): Promise<string[][]> {
  const table = report(title).getByRole('table', { name: caption, exact: true })
  await expect.element(table).toBeInTheDocument()
  return cellsOf(table.element())
}

function cellsOf(table: Element): string[][] {
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  )
}

describe('a quarter counted by hand', () => {
  let person: Account
  beforeAll(async () => {
    person = await createFirstQuarter(accounts())
  })
  const open = () => renderScreen(<ReportsScreen />, { person, path: QUARTER })

  it('REP-01 REP-02 REP-04 REP-05 the screen shows pipeline, forecast, conversion and days by stage', async () => {
    await open()
    // Visita has one of 2,000,000 (40 % likely), Prospecto one of 300,000.50 (25 %); the commissions are 60,000 and 15,000.03.
    expect(await tableOf('Embudo por etapa', 'Valor por etapa')).toEqual([
      ['Etapa', 'Oportunidades', 'Valor', 'Ponderado', 'Comisión'],
      ['Prospecto', '1', '$300,000.50', '$75,000.13', '$15,000.03'],
      ['Contactado', '0', '$0', '$0', '$0'],
      ['Visita', '1', '$2,000,000', '$800,000', '$60,000'],
      ['Oferta', '0', '$0', '$0', '$0'],
      ['Negociación', '0', '$0', '$0', '$0'],
      ['Total', '2', '$2,300,000.50', '$875,000.13', '$75,000.03'],
    ])
    const pipeline = report('Embudo por etapa')
    await expect.element(pipeline).toHaveTextContent('Lo que estaba abierto el 31 mar 2026')
    expect(await tableOf('Pronóstico de cierres', 'Valor y ponderado por mes')).toContainEqual([
      'marzo de 2026',
      '1',
      '$2,000,000',
      '$800,000',
    ])
    const forecast = report('Pronóstico de cierres')
    await expect.element(forecast).toHaveTextContent('1 no tiene fecha de cierre')
    await expect.element(forecast).toHaveTextContent('1 oportunidad abierta tiene la fecha')
    const way = 'Conversión y tiempo por etapa'
    expect(await tableOf(way, 'Cuántas llegan a cada etapa')).toEqual([
      ['Etapa', 'Llegaron', 'Siguieron', 'Conversión', 'Perdidas aquí'],
      ['Prospecto', '5', '3', '60 %', '1'],
      ['Contactado', '3', '2', '66.7 %', '1'],
      ['Visita', '2', '1', '50 %', '0'],
      ['Oferta', '1', '1', '100 %', '0'],
      ['Negociación', '1', '1', '100 %', '0'],
      ['Ganada', '1', '0', '—', '0'],
    ])
    expect((await tableOf(way, 'Días en cada etapa'))[1]).toEqual([
      'Prospecto',
      '6.5 días',
      '7 días',
      '4',
    ])
  })

  it('REP-03 REP-08 REP-09 the screen shows closings, sources and commissions', async () => {
    await open()
    const outcomes = report('Ganadas y perdidas')
    expect((await tableOf('Ganadas y perdidas', 'Cierres por mes')).slice(1)).toEqual([
      ['enero de 2026', '0', '1', '$0', '$500,000'],
      ['febrero de 2026', '1', '0', '$950,000', '$0'],
      ['marzo de 2026', '0', '1', '$0', '$50,000'],
      ['Total', '1', '2', '$950,000', '$550,000'],
    ])
    expect((await tableOf('Ganadas y perdidas', 'Motivos')).slice(1)).toEqual([
      ['Precio', 'Perdida', '2', '$550,000'],
      ['Sin motivo anotado', 'Ganada', '1', '$950,000'],
    ])
    await expect.element(outcomes).toHaveTextContent('33.3 %')
    await expect.element(outcomes).toHaveTextContent('32 días')
    const sources = 'De dónde vienen tus clientes'
    expect((await tableOf(sources, 'Por origen')).slice(1)).toEqual([
      ['Portal', '2', '1', '50 %', '1', '1', '$950,000'],
      ['Sin origen anotado', '1', '0', '0 %', '0', '0', '$0'],
    ])
    expect((await tableOf(sources, 'Por tipo de cliente')).slice(1)).toEqual([
      ['Comprador', '2', '1', '$950,000'],
      ['Propietario', '1', '0', '$0'],
    ])
    expect((await tableOf('Comisiones', 'Comisiones por mes')).slice(2)).toEqual([
      ['febrero de 2026', '$28,500', '$0', '$0'],
      ['marzo de 2026', '$0', '$60,000', '$24,000'],
      ['Total', '$28,500', '$60,000', '$24,000'],
    ])
  })

  it('REP-07 REP-10 REP-27 the screen shows activity, tasks and the summary with one request for each report', async () => {
    const requests = countFetches(({ url }) => url.includes('/rpc/report_'))
    await open()
    const activity = await tableOf('Actividad', 'Contactos por semana')
    expect(activity[0]).toEqual(['Semana del', 'Llamada', 'WhatsApp', 'Visita', 'Total'])
    expect(activity.slice(2, 4)).toEqual([
      ['5 ene 2026', '2', '0', '0', '2'],
      ['12 ene 2026', '0', '1', '1', '2'],
    ])
    expect([activity.length, activity.at(-1)]).toEqual([16, ['Total', '2', '1', '1', '4']])
    const tasks = await tableOf('Tareas a tiempo', 'Tareas por semana en que vencían')
    expect(tasks[2]).toEqual(['5 ene 2026', '1', '1', '0', '0', '2'])
    expect(tasks.at(-1)).toEqual(['Total', '2', '1', '1', '0', '4'])
    for (const text of ['$2,300,000.50', '1 ganada de 3 cerradas', '$28,500', '2 de 4 tareas']) {
      await expect.element(report('Resumen')).toHaveTextContent(text)
    }
    await expect.poll(requests).toBe(10)
  })

  it('REP-32 the screen shows how fast prospects were answered, by source', async () => {
    await open()
    const title = 'Respuesta a prospectos'
    expect(await tableOf(title, 'Qué tan pronto, por origen')).toEqual([
      [
        'Origen',
        'Prospectos',
        'Respondidos',
        'En 5 minutos',
        'En 1 hora',
        'Mediana',
        'Aceptados',
        'Descartados',
      ],
      ['Lamudi', '3', '2', '1', '2', '21 min', '1', '1'],
      ['Elementor', '1', '1', '0', '0', '10 h', '0', '0'],
      ['Total', '4', '3', '1', '2', '40 min', '1', '1'],
    ])
    // Lamudi has the longest bar, in three parts of one prospect each: answered within five minutes, within the hour, and not at all.
    const bars = report(title).element().querySelectorAll('svg[width="100%"]')
    const widths = [...(bars[0]?.querySelectorAll('g > rect:first-child') ?? [])].map((bar) =>
      Math.round(Number.parseFloat(bar.getAttribute('width') ?? '')),
    )
    expect(widths).toEqual([33, 33, 0, 33])
  })

  it('REP-27 a table can replace the chart', async () => {
    await open()
    await page.getByRole('button', { name: 'Ver como tabla: Embudo por etapa' }).click()
    await expect.element(report('Embudo por etapa').getByRole('table')).toBeVisible()
    await page.getByRole('button', { name: 'Ver como gráfica: Embudo por etapa' }).click()
    const legend = report('Embudo por etapa').getByText('Ponderado por probabilidad')
    await expect.element(legend).toBeVisible()
  })

  it('REP-30 all eleven reports are printed with charts and tables', async () => {
    await open()
    await tableOf('Ganadas y perdidas', 'Cierres por mes')
    const sheet = () => document.querySelector('[data-print-sheet]')
    expect(sheet()).toBeNull()
    dispatchEvent(new Event('beforeprint'))
    expect(sheet()?.querySelector('h1')?.textContent).toBe('Reportes')
    expect(sheet()?.textContent).toContain('Personalizado: 1 ene 2026 – 31 mar 2026')
    expect(sheet()?.querySelectorAll('h2')).toHaveLength(11)
    expect(sheet()?.querySelector('svg')).not.toBeNull()
    const months = [...(sheet()?.querySelectorAll('table') ?? [])].find(
      ({ caption }) => caption?.textContent === 'Cierres por mes',
    )
    expect(months && cellsOf(months)[2]).toEqual(['febrero de 2026', '1', '0', '$950,000', '$0'])
    dispatchEvent(new Event('afterprint'))
    await expect.poll(sheet).toBeNull()
  })
})

describe('without records', () => {
  it('REP-29 an empty report says which records fill it, and offers no file', async () => {
    const person = await accounts().createPerson()
    await renderScreen(<ReportsScreen />, { person, path: '/dashboard/reports' })
    for (const [title, text] of [
      ['Embudo por etapa', 'No hay oportunidades abiertas'],
      ['Conversión y tiempo por etapa', 'Nada comenzó ni cambió de etapa en este periodo'],
      ['Pronóstico de cierres', 'Ninguna oportunidad por cerrar'],
      ['Comisiones', 'Sin comisiones en este periodo'],
      ['Ganadas y perdidas', 'Nada se cerró en este periodo'],
      ['De dónde vienen tus clientes', 'Ningún cliente nuevo en este periodo'],
      ['Actividad', 'Sin contactos en este periodo'],
      ['Tareas a tiempo', 'Ninguna tarea vence en este periodo'],
      ['Respuesta a prospectos', 'Ningún prospecto llegó en este periodo'],
      ['Visitas de tu sitio', 'Nadie visitó tu sitio en este periodo'],
      ['Inventario de propiedades', 'Aún no hay propiedades que contar'],
    ] as const) {
      await expect.element(report(title)).toHaveTextContent(text)
    }
    expect(page.getByRole('button', { name: /^CSV/ }).elements()).toEqual([])
    await expect.element(page.getByRole('link', { name: 'Conectar mi sitio' })).toBeVisible()
  })

  it('REP-28 the failure of one report is shown alone, and can be retried', async () => {
    skipPauses(QUERY_RETRY_MS)
    const person = await accounts().createPerson()
    const refused = interceptFetch(
      ({ url }) => url.includes('/rpc/report_tasks'),
      () => Response.json({ message: 'x' }, { status: 400 }),
    )
    await renderScreen(<ReportsScreen />, { person, path: '/dashboard/reports' })
    const tasks = report('Tareas a tiempo')
    const alert = tasks.getByRole('alert')
    await expect.element(alert).toHaveTextContent('No se pudo cargar este reporte')
    await expect.element(report('Resumen')).toHaveTextContent('Sin datos')
    await expect.element(report('Actividad')).toHaveTextContent('Sin contactos en este periodo')
    refused.release()
    await tasks.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect.element(tasks).toHaveTextContent('Ninguna tarea vence en este periodo')
  })
})

it('REP-22 typed days are used once they are complete and in order, and errors are explained', async () => {
  const person = await accounts().createPerson()
  const { router } = await renderScreen(<ReportsScreen />, { person, path: QUARTER })
  const until = page.getByRole('group', { name: 'Hasta' })
  await typeAt(until.getByRole('spinbutton', { name: /^mes/ }), '06')
  await typeAt(until.getByRole('spinbutton', { name: /^día/ }), '30')
  const address = () => router.state.location.search
  await expect.poll(address).toMatch(/hasta=2026-06-30$/)
  await typeAt(until.getByRole('spinbutton', { name: /^año/ }), '2025')
  const fault = page.getByText('La fecha final no puede ser anterior a la inicial')
  await expect.element(fault).toBeVisible()
  expect(address()).toMatch(/hasta=2026-06-30$/)
})
