import { expect, it } from 'vitest'
import { formatCell, formatCellShort, tablesToCsv, type ReportTable } from './table.ts'

it.each([
  [1234, 'count', '1,234'],
  [2_410_001.5, 'money', '$2,410,001.50'],
  [950_000, 'money', '$950,000'],
  [0.4286, 'percent', '42.9 %'],
  [1, 'percent', '100 %'],
  [5.4, 'days', '5.4 días'],
  [1, 'days', '1 día'],
  [0.5, 'minutes', '0.5 min'],
  [21, 'minutes', '21 min'],
  [90, 'minutes', '1.5 h'],
  [2160, 'minutes', '1.5 días'],
  [null, 'days', '—'],
  ['Prospecto', 'text', 'Prospecto'],
] as const)('REP-25 formats the value %j as %s: %s', (value, kind, text) => {
  expect(formatCell(value, kind)).toBe(text)
})

it('REP-25 shortens money in a chart', () => {
  expect(formatCellShort(2_410_001.5, 'money')).toBe('$2.41\u00a0M')
  expect(formatCellShort(12, 'count')).toBe('12')
})

const stages: ReportTable = {
  caption: 'Etapas',
  columns: [
    { key: 'name', label: 'Etapa', kind: 'text' },
    { key: 'amount', label: 'Valor', kind: 'money' },
    { key: 'share', label: 'Conversión', kind: 'percent' },
    { key: 'answer', label: 'Mediana', kind: 'minutes' },
  ],
  rows: [{ name: '=Prospecto', amount: 310_001.5, share: 0.4286, answer: 90.5 }],
  total: { name: 'Total', amount: 310_001.5, share: null, answer: null },
}

it('REP-26 a report’s CSV file has plain numbers, shares in per cent and no formulas', () => {
  expect(tablesToCsv([stages])).toBe(
    "\ufeffEtapa,Valor,Conversión (%),Mediana (min)\r\n'=Prospecto,310001.5,42.86,90.5\r\nTotal,310001.5,,\r\n",
  )
})

it('REP-26 a CSV file has two tables below each other, with a single byte order mark', () => {
  const reasons: ReportTable = {
    caption: 'Motivos',
    columns: [{ key: 'reason', label: 'Motivo', kind: 'text' }],
    rows: [{ reason: 'Precio' }],
  }
  const text = tablesToCsv([stages, reasons])
  expect(text.lastIndexOf('\ufeff')).toBe(0)
  expect(text.slice(1).split('\r\n')).toEqual([
    'Etapas',
    'Etapa,Valor,Conversión (%),Mediana (min)',
    "'=Prospecto,310001.5,42.86,90.5",
    'Total,310001.5,,',
    '',
    'Motivos',
    'Motivo',
    'Precio',
    '',
  ])
})
