import { expect, it } from 'vitest'
import { printFamilies } from './print-families.ts'

it('OPS-02 the metrics have help, type and one line for each sample, in Prometheus’ text format', () => {
  const text = printFamilies([
    {
      name: 'predio_mails_total',
      help: 'Mails.',
      type: 'counter',
      samples: [
        { labels: { outcome: 'sent' }, value: 3 },
        { labels: { outcome: 'failed' }, value: 0 },
      ],
    },
    {
      name: 'predio_up',
      help: 'One line\nand \\ more.',
      type: 'gauge',
      samples: [{ value: 0.25 }],
    },
    { name: 'predio_unknown', help: 'Nothing is known.', type: 'gauge', samples: [] },
  ])
  expect(text).toBe(
    [
      '# HELP predio_mails_total Mails.',
      '# TYPE predio_mails_total counter',
      'predio_mails_total{outcome="sent"} 3',
      'predio_mails_total{outcome="failed"} 0',
      String.raw`# HELP predio_up One line\nand \\ more.`,
      '# TYPE predio_up gauge',
      'predio_up 0.25',
      '',
    ].join('\n'),
  )
})

it('the metrics escape special characters in a label', () => {
  const samples = [{ labels: { route: 'a"b\\c\nd' }, value: Infinity }]
  expect(printFamilies([{ name: 'x', help: '', type: 'gauge', samples }])).toContain(
    String.raw`x{route="a\"b\\c\nd"} +Inf`,
  )
})
