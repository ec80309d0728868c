import { plainText } from '../text/index.ts'
import type { ListingCells, ListingField } from './fields.ts'

type Node = Record<string, unknown>

const TYPES = [
  'RealEstateListing',
  'SingleFamilyResidence',
  'House',
  'Apartment',
  'ApartmentComplex',
  'Residence',
  'Accommodation',
  'Product',
  'Offer',
  'Place',
]
const INNER = [
  '@graph',
  'mainEntity',
  'itemOffered',
  'about',
  'offers',
  'mainEntityOfPage',
  'object',
]
const MAX_DEPTH = 6
const MAX_NODES = 500

/** Reads the facts in a page's JSON-LD blocks and skips a block that cannot be parsed. */
export function readJsonLd(blocks: readonly string[]): ListingCells {
  const nodes = blocks.flatMap((block) => {
    try {
      // Some sites write a description's line breaks unescaped, which is not valid JSON.
      return collect(JSON.parse(block.replaceAll(/[\n\r\t]+/g, ' ')), 0)
    } catch {
      return []
    }
  })
  const cells: ListingCells = {}
  const known = nodes.slice(0, MAX_NODES).filter((node) => rankOf(node) !== -1)
  for (const node of known.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    for (const [field, text] of Object.entries(factsOf(node)) as [ListingField, string][]) {
      if (text !== '') cells[field] ??= text
    }
  }
  return cells
}

function collect(value: unknown, depth: number): Node[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value))
    return value.slice(0, MAX_NODES).flatMap((each) => collect(each, depth + 1))
  if (!isNode(value)) return []
  return [value, ...INNER.flatMap((name) => collect(value[name], depth + 1))]
}

function rankOf(node: Node): number {
  const types = [node['@type']].flat().map(String)
  return TYPES.findIndex((type) => types.some((each) => each.replace(/^.*[/#:]/, '') === type))
}

function factsOf(node: Node): ListingCells {
  const address = isNode(node['address']) ? node['address'] : {}
  const terms = isNode(node['priceSpecification']) ? node['priceSpecification'] : {}
  const use = textOf(node['businessFunction'])
  return {
    title: plainText(textOf(node['name'])),
    description: plainText(textOf(node['description'])),
    price: textOf(node['price']) || textOf(terms['price']) || textOf(node['lowPrice']),
    currency: textOf(node['priceCurrency']) || textOf(terms['priceCurrency']),
    operation: /LeaseOut/i.test(use) ? 'renta' : /Sell/i.test(use) ? 'venta' : '',
    colonia: textOf(address['neighborhood']),
    city: textOf(address['addressLocality']),
    state: textOf(address['addressRegion']),
    bedrooms: textOf(node['numberOfBedrooms']) || textOf(node['numberOfRooms']),
    bathrooms: textOf(node['numberOfBathroomsTotal']) || textOf(node['numberOfFullBathrooms']),
    area: measureOf(node['floorSize']),
    land_area: measureOf(node['lotSize']),
    year_built: textOf(node['yearBuilt']),
    type: kindOf(node),
    features: featuresOf(node['amenityFeature']),
    photos: picturesOf(node['image'] ?? node['photo']).join(' '),
  }
}

const KINDS: readonly [RegExp, string][] = [
  [/House|SingleFamilyResidence/, 'casa'],
  [/Apartment/, 'departamento'],
]

function kindOf(node: Node): string {
  const types = [node['@type']].flat().map(String).join(' ')
  return KINDS.find(([pattern]) => pattern.test(types))?.[1] ?? ''
}

/** schema.org names units by codes: MTK is a square metre, FTK a square foot. */
function measureOf(value: unknown): string {
  if (!isNode(value)) return textOf(value)
  const amount = textOf(value['value'])
  const unit = textOf(value['unitCode']) || textOf(value['unitText'])
  return amount && `${amount} ${unit === 'FTK' ? 'sq ft' : unit === 'MTK' ? 'm2' : unit}`.trim()
}

function featuresOf(value: unknown): string {
  return [value]
    .flat()
    .flatMap((each) => {
      if (!isNode(each)) return textOf(each)
      return each['value'] === false || /^(?:no|false)$/i.test(textOf(each['value']))
        ? []
        : textOf(each['name'])
    })
    .filter(Boolean)
    .join(', ')
}

function picturesOf(value: unknown): string[] {
  return [value]
    .flat()
    .map((each) =>
      isNode(each) ? textOf(each['contentUrl']) || textOf(each['url']) : textOf(each),
    )
    .filter((each) => each !== '' && !/\s/.test(each))
}

function textOf(value: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) return ''
  if (Array.isArray(value)) return textOf(value[0], depth + 1)
  if (isNode(value)) return textOf(value['@value'] ?? value['name'] ?? value['value'], depth + 1)
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
