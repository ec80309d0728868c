import { expect, it } from 'vitest'
import { reportText } from './report.ts'

it('EXPORT-14 a report is written as the text of a message, without the bars of its chart', () => {
  expect(
    reportText({
      title: 'Comisión',
      subject: 'Venta de $100.00',
      headline: { label: 'Total', value: '$3.48' },
      sections: [
        { title: 'Cobro', lines: [{ label: 'Comisión (3 %)', value: '$3.00', bar: 1 }] },
        { title: 'Impuestos', lines: [{ label: 'IVA', value: '$0.48', isTotal: true }] },
      ],
      notes: ['No es asesoría fiscal.'],
      fileName: 'comision',
    }),
  ).toBe(
    [
      'Comisión\nVenta de $100.00',
      'Cobro\nComisión (3 %): $3.00',
      'Impuestos\nIVA: $0.48',
      'No es asesoría fiscal.',
    ].join('\n\n'),
  )
})
