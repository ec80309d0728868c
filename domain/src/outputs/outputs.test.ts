import { expect, it } from 'vitest'
import { exportClients, exportListings } from '../csv/index.ts'
import { describeReport, makeFacts, reportMessage } from '../owner-reports/index.ts'
import { QUIET } from '../owner-reports/testing/facts.ts'
import { SELECTION_MESSAGES, snapshotOf } from '../selections/index.ts'
import { makeSheet, sheetMessage, type SheetKind } from '../sheets/index.ts'
import { listingMessage, listingOffer } from '../whatsapp/index.ts'
import { OUTPUTS, showAgent, showClient, showListing, type Output } from './index.ts'
import {
  factsIn,
  findDifferences,
  MARKED_AGENT,
  MARKED_CLIENT,
  MARKED_LISTINGS,
  NO_DIFFERENCE,
} from './testing/marked.ts'

const ZONE = 'America/Mexico_City'
const PERIOD = { firstDay: '2026-10-01', lastDay: '2026-10-31' }
const NO_PHONE = { ...MARKED_AGENT, phone: null }
const AGENTS = [MARKED_AGENT, NO_PHONE]

function sheets(kind: SheetKind, isPicture: boolean): string[] {
  return MARKED_LISTINGS.flatMap((listing) =>
    AGENTS.map((agent) => {
      const sheet = makeSheet(listing, kind, agent, { isPicture })
      const facts = sheet.facts.slice(0, isPicture || kind === 'poster' ? 4 : undefined)
      return [JSON.stringify({ ...sheet, facts }), isPicture ? '' : sheetMessage(sheet)].join('\n')
    }),
  )
}

function report(): string[] {
  return MARKED_LISTINGS.map((listing) => {
    const facts = makeFacts({
      listing,
      activity: QUIET,
      site: null,
      similar: { place: null, listings: [] },
      period: PERIOD,
      now: new Date('2026-11-17T16:00:00Z'),
      zone: ZONE,
    })
    const owner = showClient('ownerReport', MARKED_CLIENT)
    const message = { ...PERIOD, facts, ownerName: owner.first_name, recommendation: null }
    return [
      JSON.stringify([
        facts,
        describeReport(facts, PERIOD),
        showAgent('ownerReport', MARKED_AGENT),
      ]),
      reportMessage({ ...message, url: 'https://predio.example/reporte' }),
    ].join('\n')
  })
}

function selection(): string[] {
  const client = showClient('selection', MARKED_CLIENT)
  return [
    ...MARKED_LISTINGS.map((listing) => JSON.stringify(snapshotOf(listing))),
    JSON.stringify(showAgent('selection', MARKED_AGENT)),
    SELECTION_MESSAGES.invitation(client.first_name, 'https://predio.example/seleccion'),
  ]
}

const cellsOf = (csv: string) => csv.replaceAll(',', '\n')

/** For each output, the texts that the product makes. An output of the table without an entry here does not compile. */
const MADE: Record<Output, () => string[]> = {
  clientSheet: () => sheets('client', false),
  colleagueSheet: () => sheets('colleague', false),
  poster: () => sheets('poster', false),
  clientPicture: () => sheets('client', true),
  colleaguePicture: () => sheets('colleague', true),
  selection,
  ownerReport: report,
  documentShare: () => [JSON.stringify(showAgent('documentShare', MARKED_AGENT))],
  privacyNotice: () => [JSON.stringify(showAgent('privacyNotice', MARKED_AGENT))],
  contactForm: () => [JSON.stringify(showAgent('contactForm', MARKED_AGENT))],
  agentSite: () => [
    ...MARKED_LISTINGS.map((each) => JSON.stringify(showListing('agentSite', each))),
    JSON.stringify(showAgent('agentSite', MARKED_AGENT)),
  ],
  listingMessage: () => MARKED_LISTINGS.map(listingMessage),
  listingOffer: () => MARKED_LISTINGS.map((each) => listingOffer(MARKED_CLIENT.first_name, [each])),
  printedListing: () => [
    ...MARKED_LISTINGS.map((each) => JSON.stringify(showListing('printedListing', each))),
    JSON.stringify(showAgent('printedListing', MARKED_AGENT)),
  ],
  listingsExport: () => [
    cellsOf(exportListings(MARKED_LISTINGS.map((listing) => ({ listing, status: '', tags: [] })))),
  ],
  clientsExport: () => [cellsOf(exportClients([{ client: MARKED_CLIENT, consents: [] }], ZONE))],
}

it.each(Object.keys(OUTPUTS) as Output[])(
  'SHOW-02 SHOW-03 the output %s shows the facts that the fact table allows, and nothing else',
  (output) => {
    expect(findDifferences(output, MADE[output]())).toEqual(NO_DIFFERENCE)
  },
)

const FOR_NOBODY =
  /^(own\.(id|isExclusive|exclusiveUntil|commissionPercentage|isExample|isPublished)|listing\.(id|rowId|modifiedAt|translationIds))$/
const TELLING =
  /^(agent\..*|listing\.(title|description|summary|location|coordinates|link|code|agentName|virtualTour|video|floorPlan))$/
const OFFER = ['price', 'currency', 'operation', 'propertyType', 'bedrooms', 'bathrooms', 'area']
const listing = (...facts: string[]) => facts.map((fact) => `listing.${fact}`)

it.each<[Output, string[]]>([
  [
    'clientSheet',
    [...listing(...OFFER, 'title', 'description', 'location', 'images'), 'agent.phone'],
  ],
  ['colleagueSheet', [...listing(...OFFER, 'colonia', 'city'), 'own.sharedCommissionPercentage']],
  ['poster', [...listing(...OFFER, 'title', 'location'), 'agent.name', 'agent.phone']],
  ['clientPicture', [...listing(...OFFER, 'title', 'location'), 'agent.name', 'agent.phone']],
  ['colleaguePicture', [...listing(...OFFER, 'colonia'), 'own.sharedCommissionPercentage']],
  ['selection', [...listing(...OFFER, 'title', 'description', 'images'), 'client.first_name']],
  ['ownerReport', [...listing('title', 'price'), 'agent.name', 'client.first_name']],
  ['documentShare', ['agent.name', 'agent.logoUrl', 'agent.noticePath']],
  ['privacyNotice', ['agent.name', 'agent.noticePath']],
  ['contactForm', ['agent.name', 'agent.phone', 'agent.noticePath']],
  [
    'agentSite',
    [
      ...listing(...OFFER, 'title', 'description', 'location', 'coordinates', 'images'),
      'agent.phone',
      'agent.noticePath',
    ],
  ],
  ['listingMessage', listing('title', 'price', 'location')],
  ['listingOffer', [...listing('title', 'price', 'link'), 'client.first_name']],
  [
    'printedListing',
    [...listing(...OFFER, 'title', 'description', 'images', 'link'), 'agent.name', 'agent.email'],
  ],
])(
  'SHOW-01 SHOW-03 the output %s shows what its readers need, and never private facts',
  (output, needed) => {
    const seen = factsIn(MADE[output]())
    expect(seen).toEqual(expect.arrayContaining(needed))
    expect(seen.filter((fact) => FOR_NOBODY.test(fact))).toEqual([])
    expect(
      seen.filter((fact) => fact.startsWith('client.') && fact !== 'client.first_name'),
    ).toEqual([])
    const isForColleagues = output.startsWith('colleague')
    expect(seen.filter((fact) => isForColleagues && TELLING.test(fact))).toEqual([])
    expect(seen.includes('own.sharedCommissionPercentage')).toBe(isForColleagues)
  },
)
