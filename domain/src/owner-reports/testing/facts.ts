import type { OwnerReportFacts, ReportActivity } from '../owner-report.ts'

export const QUIET: ReportActivity = {
  publishedAt: '2026-10-01T15:00:00Z',
  priceChanges: [],
  selections: { sent: 0, views: 0 },
  answers: { like: 0, visit: 0, pass: 0, reasons: {} },
  visits: { made: 0, madeDays: [], outcomes: {}, upcoming: 0, upcomingAt: [] },
  interested: { clients: 0, negotiations: 0 },
  similarVisits: 0,
}

export function sampleFacts(changes: Partial<OwnerReportFacts> = {}): OwnerReportFacts {
  const { publishedAt: _published, similarVisits: _visits, ...quiet } = QUIET
  return {
    ...quiet,
    madeAt: '2026-11-17T16:00:00Z',
    zone: 'America/Mexico_City',
    listing: {
      title: 'Casa en Altabrisa',
      location: 'Altabrisa, Mérida',
      propertyType: 'casa',
      operation: 'sale',
      price: 4_950_000,
      currency: 'MXN',
      pricePeriod: null,
      image: null,
      imageSizes: [],
    },
    publishedDay: '2026-10-01',
    daysPublished: 31,
    similar: null,
    ...changes,
  }
}

export function busyFacts(): OwnerReportFacts {
  return sampleFacts({
    priceChanges: [
      {
        day: '2026-09-02',
        previousPrice: 5_400_000,
        previousCurrency: 'MXN',
        price: 5_200_000,
        currency: 'MXN',
      },
      {
        day: '2026-10-12',
        previousPrice: 5_200_000,
        previousCurrency: 'MXN',
        price: 4_950_000,
        currency: 'MXN',
      },
    ],
    selections: { sent: 4, views: 12 },
    answers: { like: 3, visit: 2, pass: 4, reasons: { size: 1, price: 3 } },
    visits: {
      made: 3,
      madeDays: ['2026-10-03', '2026-10-20', '2026-10-20'],
      outcomes: { Interesado: 2, 'Lo va a pensar': 1 },
      upcoming: 1,
      upcomingAt: ['2026-11-20T23:00:00Z'],
    },
    interested: { clients: 5, negotiations: 1 },
    similar: {
      place: 'Altabrisa',
      count: 6,
      price: { own: 4_950_000, median: 4_700_000 },
      pricePerMetre: { own: 24_500, median: 22_000 },
      days: { own: 31, median: 62 },
      visits: { own: 3, mean: 1.5 },
    },
  })
}
