import { acfGallery } from './acf-gallery.ts'
import { capitalised, termsFor, type Fields } from './fields.ts'
import type { PlannedListing, Typed } from './listing.ts'
import { inTurn } from './random.ts'

/**
 * Advanced Custom Fields sends one block with names that a person chose, and the settings of each field decide its form. Half of the
 * listings have no terms, so that only the block describes them.
 */
export function acfFields(listing: PlannedListing, url: string): Fields {
  const block = listing.bare ? [] : acfBlock(listing, url)
  return {
    meta: [{ key: '_acf_block', value: JSON.stringify(block) }],
    terms: listing.bare || listing.index % 2 === 0 ? termsFor(listing) : {},
  }
}

function acfBlock(listing: PlannedListing, url: string): Record<string, unknown> {
  const { index, price, owner } = listing
  return {
    precio: price.postfix === '' ? price.text : `${price.text} ${price.postfix}`,
    moneda: price.currencyText,
    tipo: choice(listing.type.name, index),
    operacion: choice(inTurn(WORDS[listing.operation], index), index + 1),
    estatus: capitalised(listing.saleStatus ?? listing.rentalStatus ?? ''),
    recamaras: numeric(listing.bedrooms, index),
    ...bathrooms(listing),
    superficie: listing.area.text,
    terreno: numeric(listing.landArea, index),
    estacionamientos: numeric(listing.parking, index + 1),
    anio: listing.yearBuilt.text,
    clave: listing.code,
    direccion: address(listing),
    ciudad: listing.city,
    amenidades: amenities(listing.features, index),
    galeria: acfGallery(listing.gallery, index, url),
    destacada: index % 10 === 0,
    propietario: { nombre: owner.name, telefono: owner.phone },
    notas_internas: `Llamar a ${owner.name}`,
  }
}

const WORDS = {
  sale: ['Venta', 'venta', 'En venta'],
  rent: ['Renta', 'renta', 'Alquiler'],
} as const

/** A field with a choice returns its label, an object with value and label, or a list, depending on its settings. */
function choice(label: string, turn: number): unknown {
  return inTurn([label, { value: label.toLowerCase(), label }, [label]], turn)
}

function numeric({ text, value }: Typed, turn: number): unknown {
  const isPlain = value !== null && text === String(value)
  return isPlain && turn % 2 === 0 ? value : text
}

function bathrooms({ bathrooms, index }: PlannedListing): Record<string, unknown> {
  const { value } = bathrooms
  if (value === null || Number.isInteger(value) || index % 2 === 0) {
    return { banos: numeric(bathrooms, index) }
  }
  return { banos: Math.floor(value), medios_banos: '1' }
}

function address({ index, address, coordinates }: PlannedListing): unknown {
  if (address === '') return index % 2 === 0 ? '' : null
  return hasMap(index) ? { address, ...coordinates, zoom: 14 } : address
}

export function hasMap(index: number): boolean {
  return index % 4 === 1
}

function amenities(features: readonly string[], index: number): unknown {
  const objects = features.map((label) => ({ value: label.toLowerCase(), label }))
  return inTurn([features, objects, features.join(', ')], index)
}
