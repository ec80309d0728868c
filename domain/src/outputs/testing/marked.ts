import type { Tables } from '../../database/index.ts'
import type { ClientValues, AgentValues, ListingValues } from '../facts.ts'
import { OUTPUTS, type Output } from '../outputs.ts'
import type { Identity } from '../../identity/index.ts'
import type { OwnFacts, Property } from '../../properties/index.ts'

const MARKED_OWN: OwnFacts = {
  id: 'QxOwnId',
  secondPrice: 48_611,
  street: 'QxStreet',
  latitude: 12.345671,
  longitude: -98.765431,
  pointShown: 'approximate',
  maintenanceFee: 3571,
  isExclusive: true,
  exclusiveUntil: '2033-02-01',
  commissionPercentage: 4.75,
  sharedCommissionPercentage: 37.5,
  isPublished: true,
  hidesPrice: true,
  isFeatured: true,
  isArchived: true,
  isExample: true,
}

const LISTING: Property = {
  id: -987_654,
  rowId: 'QxRowId',
  own: MARKED_OWN,
  title: 'QxTitle',
  description: 'QxDescription',
  summary: 'QxSummary',
  price: 7_654_321,
  currency: 'USD',
  pricePeriod: 'night',
  unitPrice: { amount: 8123, per: 'vara' },
  otherPrice: { amount: 91_919_191, currency: 'MXN' },
  secondPrice: 48_611,
  unreadPrice: 'QxUnread',
  location: 'QxLocation',
  city: 'QxCity',
  state: 'QxState',
  colonia: 'QxColonia',
  coordinates: { lat: 11.123457, lng: -77.765432 },
  propertyType: 'oficina',
  status: 'rent',
  operation: 'rent',
  operations: ['rent', 'sale'],
  saleStatus: 'vendida',
  rentalStatus: 'apartada',
  bedrooms: 41,
  bathrooms: 43,
  area: 1013,
  landArea: 2029,
  features: ['QxFeature'],
  images: ['https://fotos.example/QxImage.jpg'],
  coverSizes: [{ url: 'https://fotos.example/QxCover.jpg', width: 320 }],
  yearBuilt: 1911,
  parking: 61,
  furnished: true,
  petFriendly: true,
  unstated: [],
  availableFrom: '2031-05-09',
  virtualTour: 'https://recorrido.example/QxTour',
  video: 'https://videos.example/QxVideo',
  floorPlan: 'https://plano.example/QxPlan',
  code: 'QxCode',
  agentName: 'QxListingAgent',
  link: 'https://sitio.example/QxLink',
  publishedAt: '2018-08-08T12:00:00Z',
  modifiedAt: '2019-09-09T12:00:00Z',
  language: 'QxLanguage',
  translationIds: [313_131],
}

const UNKNOWN = { unknown_column: 'QxUnknown', private_note: 'QxNote' }

const nothingMeasured = { bedrooms: null, bathrooms: null, parking: null, yearBuilt: null }

/** One fact may replace another, such as the description the summary, so several listings are needed to see all. */
const VARIANTS: readonly Property[] = [
  LISTING,
  { ...LISTING, ...nothingMeasured, description: '', coordinates: null, price: null },
  {
    ...LISTING,
    operations: ['rent'],
    bedrooms: null,
    own: { ...MARKED_OWN, secondPrice: null },
    secondPrice: null,
  },
  { ...LISTING, operations: ['rent'], otherPrice: null },
  { ...LISTING, bedrooms: null, bathrooms: null },
]
export const MARKED_LISTINGS = VARIANTS.map((each): Property => Object.assign({}, each, UNKNOWN))

export const MARKED_CLIENT: ClientValues = Object.assign(
  {
    address: 'QxAddress',
    birthday: '1977-04-03',
    budget_max: 9_222_222,
    budget_min: 8_111_111,
    created_at: '2016-06-06T12:00:00Z',
    email: 'QxMail@correo.example',
    first_name: 'QxFirst',
    id: 'QxClientId',
    import_id: 'QxImport',
    import_row: 717_171,
    is_example: true,
    last_name: 'QxLast',
    needs_review: true,
    notes: 'QxClientNotes',
    phone: '+525588800011',
    search: 'QxSearch',
    source: 'QxSource',
    status: 'inactive' as const,
    tags: ['QxTag'],
    type: 'inversionista' as const,
    updated_at: '2017-07-07T12:00:00Z',
    user_id: 'QxUser',
    whatsapp: '+525577700022',
  },
  UNKNOWN,
)

export const MARKED_AGENT: Identity & AgentValues = Object.assign(
  {
    name: 'QxName',
    company: 'QxCompany',
    phone: '+529995550142',
    photoUrl: 'https://fotos.example/QxPortrait.jpg',
    logoUrl: 'https://fotos.example/QxLogo.jpg',
    color: '#ab12cd',
    licenseNumber: 'QxLicense',
    links: [{ kind: 'website' as const, url: 'https://qxagentsite.example' }],
    noticePath: '/aviso/0a1b2c3d0a1b2c3d0a1b2c3d0a1b2c3d',
    email: 'QxAgentMail@correo.example',
  },
  UNKNOWN,
)

const number = (written: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?<!\\d[.,:])${written}(?![\\p{L}\\d])(?![.,:]\\d)`, 'u')

/** The pattern that shows each fact in a text. Null marks a fact whose absence cannot be noticed. */
interface Signs {
  listing: Record<keyof ListingValues, RegExp | null>
  own: Record<keyof OwnFacts, RegExp | null>
  agent: Record<keyof AgentValues, RegExp | null>
  client: Record<keyof Tables<'clients'>, RegExp | null>
}

const SIGNS: Signs = {
  listing: {
    id: /987.?654/,
    rowId: /QxRowId/,
    title: /QxTitle/,
    description: /QxDescription/,
    summary: /QxSummary/,
    price: number('7,?654,?321'),
    currency: /US\$|USD/,
    pricePeriod: /noche|"night"/,
    unitPrice: number('8,?123'),
    otherPrice: number('91,?919,?191'),
    secondPrice: null,
    unreadPrice: /QxUnread/,
    location: /QxLocation/,
    city: /QxCity/,
    state: /QxState/,
    colonia: /QxColonia/,
    coordinates: /11\.123457/,
    propertyType: /oficina/i,
    status: null,
    operation: /\brenta\b|"rent"|\/noche/i,
    // Every output with `operations` shows the first operation as `operation` too.
    operations: null,
    saleStatus: /vendida/i,
    rentalStatus: /apartada/i,
    bedrooms: number('41'),
    bathrooms: number('43'),
    area: number('1,?013'),
    landArea: number('2,?029'),
    features: /QxFeature/,
    images: /QxImage/,
    coverSizes: /QxCover/,
    yearBuilt: number('1911'),
    parking: number('61'),
    furnished: /amueblad|"furnished":true/i,
    petFriendly: /mascotas|"petFriendly":true/i,
    unstated: null,
    availableFrom: number('2031'),
    virtualTour: /QxTour/,
    video: /QxVideo/,
    floorPlan: /QxPlan/,
    code: /QxCode/,
    agentName: /QxListingAgent/,
    link: /QxLink/,
    publishedAt: /2018-08-08/,
    modifiedAt: /2019-09-09/,
    language: /QxLanguage/,
    translationIds: /313.?131/,
  },
  own: {
    id: /QxOwnId/,
    secondPrice: number('48,?611'),
    street: /QxStreet/,
    latitude: /12\.345671/,
    longitude: /98\.765431/,
    pointShown: /approximate/,
    maintenanceFee: number('3,?571'),
    isExclusive: /exclusiva\b|"isExclusive":true/i,
    exclusiveUntil: number('2033'),
    commissionPercentage: number('4\\.75'),
    sharedCommissionPercentage: number('37\\.5'),
    isPublished: /"isPublished":true/,
    hidesPrice: /"hidesPrice":true/,
    isFeatured: /"isFeatured":true/,
    isArchived: /archivad|"isArchived":true/i,
    isExample: /ejemplo|"isExample":true/,
  },
  agent: {
    name: /QxName/,
    company: /QxCompany/,
    phone: /555.?0142/,
    photoUrl: /QxPortrait/,
    logoUrl: /QxLogo/,
    color: /ab12cd/i,
    licenseNumber: /QxLicense/,
    links: /qxagentsite/,
    noticePath: /0a1b2c3d/,
    email: /QxAgentMail/,
  },
  client: {
    address: /QxAddress/,
    birthday: number('1977'),
    budget_max: /9,?222,?222/,
    budget_min: /8,?111,?111/,
    created_at: /2016-06-06/,
    email: /QxMail/i,
    first_name: /QxFirst/,
    id: /QxClientId/,
    import_id: /QxImport/,
    import_row: /717.?171/,
    is_example: /is_example/,
    last_name: /QxLast/,
    needs_review: /needs_review/,
    notes: /QxClientNotes/,
    phone: /8880.?0011/,
    search: /QxSearch/,
    source: /QxSource/,
    status: /inactiv/i,
    tags: /QxTag/,
    type: /inversionista/i,
    updated_at: /2017-07-07/,
    user_id: /QxUser/,
    whatsapp: /7770.?0022/,
  },
}

export interface Differences {
  missing: string[]
  leaked: string[]
}

export const NO_DIFFERENCE: Differences = { missing: [], leaked: [] }

const SUBJECTS = ['listing', 'own', 'agent', 'client'] as const

const IDS = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g

export function factsIn(texts: readonly string[]): string[] {
  const written = texts.map((text) => text.replaceAll(IDS, ''))
  return SUBJECTS.flatMap((subject) =>
    Object.entries(SIGNS[subject])
      .filter(([, sign]) => sign !== null && written.some((text) => sign.test(text)))
      .map(([fact]) => `${subject}.${fact}`),
  )
}

/**
 * SHOW-02: compares the texts that were made for an output with its row of the table. `invisible` names facts that these texts cannot show,
 * such as the address of a drawn picture.
 */
export function findDifferences(
  output: Output,
  texts: readonly string[],
  invisible: readonly string[] = [],
): Differences {
  const seen = factsIn(texts)
  const visible = new Set(SUBJECTS.flatMap((subject) => namesOf(subject, SIGNS[subject])))
  const shown = SUBJECTS.flatMap((subject) =>
    OUTPUTS[output][subject].map((fact) => `${subject}.${fact}`),
  ).filter((fact) => visible.has(fact))
  const found: Differences = {
    missing: shown.filter((fact) => !seen.includes(fact) && !invisible.includes(fact)),
    leaked: seen.filter((fact) => !shown.includes(fact)),
  }
  if (texts.some((text) => /QxUnknown|QxNote\b/.test(text))) found.leaked.push('without a class')
  return found
}

function namesOf(subject: string, signs: Readonly<Record<string, RegExp | null>>): string[] {
  return Object.keys(signs).flatMap((fact) => (signs[fact] ? [`${subject}.${fact}`] : []))
}
