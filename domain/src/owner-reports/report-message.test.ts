import { expect, it } from 'vitest'
import { reportMessage } from './report-message.ts'
import { busyFacts, sampleFacts } from './testing/facts.ts'

const OCTOBER = { firstDay: '2026-10-01', lastDay: '2026-10-31' }

it('OREP-09 the message has the whole report as a text', () => {
  const text = reportMessage({
    ...OCTOBER,
    ownerName: 'Elvira',
    facts: busyFacts(),
    recommendation: 'Bajar un poco el precio.',
    url: 'https://predio.mx/reporte/abc',
  })
  expect(text).toBe(
    [
      'Hola Elvira, este es el reporte de octubre de 2026 de tu propiedad «Casa en Altabrisa»:',
      '',
      '• 31 días publicada.',
      '• Se ofrece en $4,950,000. El precio cambió 1 vez en este periodo.',
      '• Se presentó en 4 selecciones; las que la incluyen se abrieron 12 veces. 5 clientes mostraron interés; 1 negociación abierta.',
      '• Respuestas: quieren verla 2, les gusta 3, no es para ellos 4 (precio 3, tamaño 1).',
      '• Se hicieron 3 visitas y hay 1 visita agendada.',
      '• Su precio por m² está 11 % arriba de la mediana. Lleva menos tiempo publicada que la mayoría. Recibió más visitas que las demás en promedio.',
      '',
      'Mi recomendación: Bajar un poco el precio.',
      '',
      'Reporte completo: https://predio.mx/reporte/abc',
    ].join('\n'),
  )
})

it('OREP-09 the message stays within its length, whatever the title and the recommendation', () => {
  const facts = busyFacts()
  const text = reportMessage({
    ...OCTOBER,
    ownerName: null,
    facts: { ...facts, listing: { ...facts.listing, title: 'Casa amplia '.repeat(25) } },
    recommendation: 'Palabra '.repeat(250),
    url: `https://predio.mx/reporte/${'a'.repeat(43)}`,
  })
  expect(text.length).toBeLessThan(4096)
  expect(text).toMatch(/^Este es el reporte de octubre de 2026/)
})

it('OREP-09 the message leaves out a missing link, and has no empty lines', () => {
  const text = reportMessage({
    ...OCTOBER,
    ownerName: null,
    facts: sampleFacts(),
    recommendation: null,
    url: null,
  })
  expect(text).not.toMatch(/http|recomendación|• *\n/)
  expect(text).toContain('• Todavía sin respuestas en este periodo.')
})
