/** Selections are inserted as rows through the API. The returned token opens them. */
import { createHash, randomBytes } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Json } from '../domain/src/database/index.ts'
import type { ListingSnapshot } from '../domain/src/selections/index.ts'

type Client = SupabaseClient<Database>

export interface NewItem {
  listing?: Partial<ListingSnapshot>
  note?: string | null
  property?: Partial<Database['public']['Tables']['properties']['Insert']>
  propertyId?: string
}

export interface NewSelection {
  userId: string
  clientId?: string | null
  title?: string
  message?: string | null
  token?: string
  expiresAt?: string
  items: readonly NewItem[]
}

export interface SentSelection {
  id: string
  token: string
  path: string
  itemIds: string[]
  propertyIds: string[]
}

export async function insertSelection(
  client: Client,
  { userId, clientId = null, items, token = newToken(), ...texts }: NewSelection,
): Promise<SentSelection> {
  const { data: selection } = await client
    .from('selections')
    .insert({
      user_id: userId,
      client_id: clientId,
      title: texts.title ?? 'Casas para ti',
      message: texts.message ?? null,
      token_hash: createHash('sha256').update(token).digest('hex'),
      ...(texts.expiresAt && { expires_at: texts.expiresAt }),
    })
    .select('id')
    .single()
    .throwOnError()
  const sent = { id: selection.id, token, path: `/seleccion/${token}` }
  return { ...sent, ...(await insertItems(client, userId, selection.id, items)) }
}

export async function insertItems(
  client: Client,
  userId: string,
  selectionId: string,
  items: readonly NewItem[],
  from = 0,
): Promise<{ itemIds: string[]; propertyIds: string[] }> {
  const listings = items.map((item, at) => ({ ...sampleListing(from + at), ...item.listing }))
  const propertyIds = items.every(({ propertyId }) => propertyId !== undefined)
    ? items.map(({ propertyId = '' }) => propertyId)
    : await insertProperties(client, userId, listings, items)
  const { data: rows } = await client
    .from('selection_items')
    .insert(
      listings.map((listing, at) => ({
        user_id: userId,
        selection_id: selectionId,
        property_id: propertyIds[at] ?? null,
        position: from + at,
        note: items[at]?.note ?? null,
        listing: listing as unknown as Json,
      })),
    )
    .select('id')
    .throwOnError()
  return { itemIds: rows.map(({ id }) => id), propertyIds }
}

async function insertProperties(
  client: Client,
  userId: string,
  listings: readonly ListingSnapshot[],
  items: readonly NewItem[],
): Promise<string[]> {
  const { data } = await client
    .from('properties')
    .insert(
      listings.map((listing, at) => ({
        user_id: userId,
        title: listing.title.slice(0, 300),
        price: listing.price,
        currency: listing.currency,
        location: listing.location,
        sale_status: null,
        ...items[at]?.property,
      })),
    )
    .select('id')
    .throwOnError()
  return data.map(({ id }) => id)
}

export const PHOTO_HOST = 'https://fotos.ejemplo.mx'

const ZONES = ['Altabrisa', 'Temozón Norte', 'Cholul', 'García Ginerés', 'Montebello', 'Santa Ana']
const INSIDE = ['sala-1', 'cocina-2', 'recamara-3', 'terraza-1', 'alberca-2', 'bano-1', 'jardin-1']
const AMENITIES = [
  'Alberca',
  'Terraza techada',
  'Cocina integral',
  'Cuarto de servicio',
  'Paneles solares',
]

export function sampleListing(index: number, photoHost = PHOTO_HOST): ListingSnapshot {
  const number = String((index % 25) + 1).padStart(2, '0')
  const zone = ZONES[index % ZONES.length] ?? ''
  const isRent = index % 5 === 3
  return {
    title: `${isRent ? 'Departamento amueblado' : 'Casa con jardín'} en ${zone} ${index + 1}`,
    price: isRent ? 18_500 + index * 250 : 3_450_000 + index * 125_000,
    currency: 'MXN',
    pricePeriod: null,
    unitPrice: null,
    secondPrice: null,
    operations: [isRent ? 'rent' : 'sale'],
    propertyType: isRent ? 'departamento' : 'casa',
    location: `${zone}, Mérida, Yucatán`,
    colonia: zone,
    city: 'Mérida',
    bedrooms: 2 + (index % 3),
    bathrooms: 2.5,
    area: 180 + index * 3,
    landArea: isRent ? null : 260 + index * 5,
    parking: 2,
    yearBuilt: 2019,
    maintenanceFee: isRent ? 1200 : null,
    features: AMENITIES.slice(0, 3 + (index % 3)),
    description:
      'Residencia de dos plantas con doble altura en la sala, cocina abierta al comedor y terraza que mira al jardín.\n\n' +
      'La recámara principal tiene vestidor y baño completo; las otras dos comparten balcón. A cinco minutos del Periférico, ' +
      'de escuelas y de la plaza comercial. Se entrega con closets, canceles y aires acondicionados instalados.',
    images: [`casa-${number}`, ...INSIDE.slice(index % 3, (index % 3) + 5)].map(
      (name) => `${photoHost}/${name}.jpg`,
    ),
    coverSizes: ['300x200', '768x512'].map((size) => ({
      url: `${photoHost}/casa-${number}-${size}.jpg`,
      width: Number.parseInt(size, 10),
    })),
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}
