import { describe, expect, it } from 'vitest'
import { describeReport, type ReportSectionId } from './describe-report.ts'
import { busyFacts, sampleFacts } from './testing/facts.ts'

const OCTOBER = { firstDay: '2026-10-01', lastDay: '2026-10-31' }

const textsOf = (facts = busyFacts()) => {
  const { sections } = describeReport(facts, OCTOBER)
  return Object.fromEntries(sections.map(({ id, text }) => [id, text])) as Record<
    ReportSectionId,
    string
  >
}

describe('OREP-05 a report in words', () => {
  it('the report’s texts name the events of the period', () => {
    expect(textsOf()).toEqual({
      interest:
        'Se presentó en 4 selecciones; las que la incluyen se abrieron 12 veces. 5 clientes mostraron interés; 1 negociación abierta.',
      answers: '9 clientes respondieron.',
      visits: 'Se hicieron 3 visitas y hay 1 visita agendada.',
      price: 'Se ofrece en $4,950,000. El precio cambió 1 vez en este periodo.',
      similar:
        '6 propiedades parecidas de tu agente en Altabrisa. Su precio por m² está 11 % arriba de la mediana. Lleva menos tiempo publicada que la mayoría. Recibió más visitas que las demás en promedio.',
    })
  })

  it('the report reads well for a period without events', () => {
    expect(textsOf(sampleFacts())).toEqual({
      interest:
        'Todavía no se presentó en selecciones en este periodo. Todavía sin clientes interesados en este periodo.',
      answers: 'Todavía sin respuestas en este periodo.',
      visits: 'Todavía sin visitas en este periodo. Por ahora no hay visitas agendadas.',
      price: 'Se ofrece en $4,950,000. Sin cambios de precio en este periodo.',
      similar: 'Por ahora tu agente no tiene otra propiedad parecida con qué compararla.',
    })
    const { sections } = describeReport(sampleFacts(), OCTOBER)
    expect(sections.flatMap(({ groups }) => groups)).toEqual([])
  })

  it('OREP-26 the report says how often the listing was seen on the agent’s site, and who wrote from there', () => {
    const interest = (views: number, forms = 0, presses = 0) =>
      textsOf(sampleFacts({ site: { views, forms, presses } })).interest
    expect(interest(42, 3, 1)).toContain(
      'En el sitio de tu agente se vio 42 veces, con 3 mensajes y 1 contacto por WhatsApp.',
    )
    expect(interest(1)).toContain('En el sitio de tu agente se vio 1 vez. ')
    expect(interest(0)).toContain('En el sitio de tu agente nadie la vio en este periodo.')
    expect(textsOf(sampleFacts()).interest).not.toContain('sitio')
  })

  it('the report uses the singular when a count is one', () => {
    const { figures } = describeReport(
      sampleFacts({
        daysPublished: 1,
        selections: { sent: 1, views: 1 },
        visits: { ...busyFacts().visits, made: 1 },
        interested: { clients: 1, negotiations: 0 },
      }),
      OCTOBER,
    )
    expect(figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '1 día publicada',
      '1 vista en selecciones',
      '1 visita',
      '1 cliente interesado',
    ])
  })

  it('the report leaves out the days on sale when the first day is unknown', () => {
    const { figures } = describeReport(sampleFacts({ daysPublished: null }), OCTOBER)
    expect(figures.map(({ id }) => id)).toEqual(['views', 'visits', 'interested'])
  })

  it('the report counts answers and reasons, the most frequent reason first', () => {
    const { sections } = describeReport(busyFacts(), OCTOBER)
    expect(sections.find(({ id }) => id === 'answers')?.groups).toEqual([
      {
        title: null,
        rows: [
          { label: 'Quieren verla', value: '2', share: 2 / 9 },
          { label: 'Les gusta', value: '3', share: 3 / 9 },
          { label: 'No es para ellos', value: '4', share: 4 / 9 },
        ],
      },
      {
        title: 'Por qué no',
        rows: [
          { label: 'Precio', value: '3', share: 0.75 },
          { label: 'Tamaño', value: '1', share: 0.25 },
        ],
      },
    ])
  })

  it('the report lists visits by day, in the agent’s zone, and counts the omitted visits', () => {
    const { visits } = busyFacts()
    const facts = sampleFacts({ visits: { ...visits, made: 25, upcoming: 2 } })
    const groups = describeReport(facts, OCTOBER).sections.find(({ id }) => id === 'visits')?.groups
    expect(groups?.map(({ title, rows }) => [title, rows.map((row) => row.label)])).toEqual([
      ['Por venir', ['Viernes, 20 de noviembre, 5:00 p.m.', 'y 1 más']],
      ['Hechas', ['3 de octubre de 2026', '20 de octubre de 2026', 'y 22 más']],
      ['Después de la visita', ['Interesado', 'Lo va a pensar']],
    ])
  })

  it('the report shows a price on request as such, also in its history', () => {
    const facts = sampleFacts({
      listing: { ...sampleFacts().listing, price: null },
      priceChanges: [
        {
          day: '2026-10-05',
          previousPrice: 100_000,
          previousCurrency: 'USD',
          price: null,
          currency: 'MXN',
        },
      ],
    })
    const price = describeReport(facts, OCTOBER).sections.find(({ id }) => id === 'price')
    expect(price?.text).toBe(
      'Se ofrece con precio a consultar. El precio cambió 1 vez en este periodo.',
    )
    expect(price?.groups[0]?.rows).toEqual([
      { label: '5 de octubre de 2026', value: 'de US$100,000 a Precio a consultar' },
    ])
  })
})
