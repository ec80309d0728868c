import { expect, it } from 'vitest'
import type { Asked } from '../view.ts'
import { describeTraffic } from './describe-traffic.ts'

const RANGE = { from: '2026-11-01', to: '2026-11-30' }
const ASKED: Asked = {
  period: 'month',
  range: RANGE,
  ahead: RANGE,
  today: '2026-11-19',
  zone: 'America/Mexico_City',
}
const counted = (views: number, forms: number, presses: number) => ({ views, forms, presses })

it('REP-33 the report of visits names sources and listings, also one that was deleted', () => {
  const { isEmpty, figures, parts } = describeTraffic(
    {
      total: counted(9, 1, 2),
      sources: [
        { source: 'search', ...counted(6, 1, 0) },
        { source: 'direct', ...counted(3, 0, 2) },
      ],
      listings: [
        { published_code: '6a9d5f0c1b', title: 'Casa en Itzimná', ...counted(5, 1, 2) },
        { published_code: '0f3c9a7b21', title: null, ...counted(2, 0, 0) },
      ],
    },
    ASKED,
  )
  expect(isEmpty).toBe(false)
  expect(figures).toEqual([
    { label: 'Vistas', value: '9' },
    { label: 'Formularios', value: '1' },
    { label: 'WhatsApp', value: '2' },
  ])
  const [sources, listings] = parts.map(({ table: { columns, rows, total } }) =>
    [...rows, ...(total ? [total] : [])].map((row) => columns.map(({ key }) => row[key])),
  )
  expect(sources).toEqual([
    ['Buscadores', 6, 1, 0],
    ['Directo', 3, 0, 2],
    ['Total', 9, 1, 2],
  ])
  expect(listings).toEqual([
    ['Casa en Itzimná', 5, 1, 2],
    ['Una que ya no está', 2, 0, 0],
  ])
})

it('REP-33 the report of visits is empty when there were no visits', () => {
  expect(
    describeTraffic({ total: counted(0, 0, 0), sources: [], listings: [] }, ASKED).isEmpty,
  ).toBe(true)
})
