import { expect, it } from 'vitest'
import { periodLabels, rangeFaults, reportTexts } from './messages.ts'

it.each([
  ['REP-01', 'pipeline', 'Embudo por etapa'],
  ['REP-02', 'forecast', 'Pronóstico de cierres'],
  ['REP-03', 'outcomes', 'Ganadas y perdidas'],
  ['REP-04, REP-05', 'stages', 'Conversión y tiempo por etapa'],
  ['REP-07', 'activity', 'Actividad'],
  ['REP-08', 'sources', 'De dónde vienen tus clientes'],
  ['REP-09', 'commissions', 'Comisiones'],
  ['REP-10', 'tasks', 'Tareas a tiempo'],
  ['REP-32', 'prospects', 'Respuesta a prospectos'],
  ['REP-33', 'traffic', 'Visitas de tu sitio'],
  ['REP-15', 'inventory', 'Inventario de propiedades'],
] as const)('%s the title of the report %s is %s', (_, report, title) => {
  expect(reportTexts[report].title).toBe(title)
})

it('REP-20 every period has a name', () => {
  expect(periodLabels).toMatchObject({
    month: 'Este mes',
    quarter: 'Últimos 3 meses',
    year: 'Este año',
    all: 'Todo',
  })
})

it('REP-22 an error explains what is wrong with the chosen days, but not during typing', () => {
  expect(rangeFaults).toEqual({
    incomplete: undefined,
    outside: 'Elige fechas entre 2000 y 2099',
    reversed: 'La fecha final no puede ser anterior a la inicial',
    long: 'Elige un periodo de 10 años o menos',
  })
})
