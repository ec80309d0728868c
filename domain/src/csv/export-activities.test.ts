import { expect, it } from 'vitest'
import { exportInteractions } from './export-interactions.ts'
import { type ExportedOpportunity, exportOpportunities } from './export-opportunities.ts'
import { exportTasks } from './export-tasks.ts'

const ZONE = 'America/Mexico_City'

function linesOf(csv: string): string[] {
  expect(csv.startsWith('\ufeff'), 'the byte order mark, without which Excel breaks accents').toBe(
    true,
  )
  return csv.slice(1).trimEnd().split('\r\n')
}

it('EXPORT-03 exports tasks with Spanish labels, local dates and escaped formulas', () => {
  const csv = exportTasks(
    [
      {
        title: '=HYPERLINK("http://x")',
        description: 'Llevar planos, copias',
        status: 'in_progress',
        priority: 'urgent',
        due_date: '2026-11-16T05:30:00+00:00',
        completed_at: null,
        client_name: 'Ana Núñez',
        property_title: null,
      },
    ],
    ZONE,
  )
  expect(linesOf(csv)).toEqual([
    'Título,Estado,Prioridad,Vence,Completada,Cliente,Propiedad,Descripción',
    `"'=HYPERLINK(""http://x"")",En progreso,Urgente,2026-11-15 23:30,,Ana Núñez,,"Llevar planos, copias"`,
  ])
})

it('EXPORT-04 exports interactions with date, type, client, property and outcome', () => {
  const csv = exportInteractions(
    [
      {
        type: 'visit',
        subject: '@casa',
        description: null,
        outcome: 'Le gustó',
        moment: '2026-11-15T18:00:00+00:00',
        client_name: null,
        property_title: 'Untitled Property',
      },
    ],
    ZONE,
  )
  expect(linesOf(csv)).toEqual([
    'Fecha,Tipo,Asunto,Cliente,Propiedad,Resultado,Descripción',
    "2026-11-15 12:00,Visita,'@casa,,Propiedad sin título,Le gustó,",
  ])
})

it('EXPORT-05 exports opportunities with amounts as numbers and the commission of the closing amount', () => {
  const sale = {
    client_name: 'Ana Núñez',
    property_title: 'Casa en Mérida',
    type: 'sale' as const,
    stage_name: 'Ganada',
    status: 'won' as const,
    expected_amount: 2_000_000,
    amount: 1_900_000,
    commission_percentage: 3.5,
    commission_months: 1,
    probability: 50,
    expected_close_date: '2026-12-01',
    closed_amount: 1_900_000,
    closed_reason: '-5 % de descuento',
    closed_at: '2026-11-15T18:00:00+00:00',
    stage_changed_at: '2026-11-15T18:00:00+00:00',
    created_at: '2026-11-01T18:00:00+00:00',
    notes: null,
  } as ExportedOpportunity
  const rental = {
    ...sale,
    type: 'rent' as const,
    amount: 20_000,
    closed_amount: 20_000,
    commission_months: 1.5,
  }
  const [headings, ...lines] = linesOf(exportOpportunities([sale, rental], ZONE)).map((line) =>
    line.split(','),
  )
  const cells = lines.map((line) =>
    Object.fromEntries(line.map((cell, at) => [headings![at], cell])),
  )
  const both = {
    Cliente: 'Ana Núñez',
    Propiedad: 'Casa en Mérida',
    Etapa: 'Ganada',
    Estado: 'Ganada',
    'Monto esperado': '2000000',
    'Probabilidad %': '50',
    'Cierre esperado': '2026-12-01',
    'En la etapa desde': '2026-11-15 12:00',
    Cerrada: '2026-11-15 12:00',
    Motivo: "'-5 % de descuento",
    Creada: '2026-11-01 12:00',
  }
  expect(cells).toMatchObject([
    {
      ...both,
      Tipo: 'Venta',
      'Comisión %': '3.5',
      'Meses de renta': '',
      Comisión: '66500',
      'Monto de cierre': '1900000',
    },
    {
      ...both,
      Tipo: 'Renta',
      'Comisión %': '',
      'Meses de renta': '1.5',
      Comisión: '30000',
      'Monto de cierre': '20000',
    },
  ])
})
