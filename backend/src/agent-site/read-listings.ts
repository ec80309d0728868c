import {
  type PublishedRow,
  type SiteFilters,
  type SiteListing,
  siteListing,
} from '@predio/domain/agent-site'
import { isOfType, MXN_PER_USD, PROPERTY_TYPES } from '@predio/domain/properties'
import type { Transaction } from '../database/types.ts'

export const LISTINGS_PER_PAGE = 24
const FEATURED = 6
const SIMILAR = 3

/** Nothing else of a listing is read for a page. */
const COLUMNS = [
  'id, own_number, title, description, price, currency, location, property_type, operation, operations, status, sale_status',
  'rental_status, bedrooms, bathrooms, area, land_area, parking, year_built, maintenance_fee, images, features, second_price',
  'shown_latitude, shown_longitude, point_shown, colonia, city, state, video_url, tour_url, is_published, hides_price, is_featured',
  'is_example, published_at, published_code, created_at, updated_at',
].join(', ')

/** WEB-22: a price that is not shown is neither found nor sorted by. Dollars are compared as pesos. */
const PRICE = `case when own.hides_price then null else
  (case when $2::text = 'rent' and cardinality(own.operations) = 2 then own.second_price else own.price end)
  * (case own.currency when 'USD' then ${MXN_PER_USD} else 1 end) end`

const MATCHING = `
  select own.id, own.published_at, ${PRICE} as pesos
  from public.properties as own
  where own.user_id = $1 and own.is_published
    and ($2::text is null or $2 = own.operation or $2 = any (own.operations))
    and ($3::text[] is null or own.property_type = any ($3))
    and ($4::text is null or lower($4) in (lower(btrim(own.city)), lower(btrim(own.colonia))))
    and ($5::float8 is null or ${PRICE} >= $5)
    and ($6::float8 is null or ${PRICE} <= $6)
    and ($7::int is null or own.bedrooms >= $7)`

const ORDERS: Record<SiteFilters['order'], string> = {
  recent: 'published_at desc, id desc',
  price: 'pesos nulls last, published_at desc, id desc',
  priceDown: 'pesos desc nulls last, published_at desc, id desc',
}

interface Found {
  total: number
  rows: PublishedRow[]
}

export async function findListings(
  tx: Transaction,
  userId: string,
  site: string,
  filters: SiteFilters,
): Promise<{ total: number; listings: SiteListing[] }> {
  const order = ORDERS[filters.order]
  const { type } = filters
  const { rows } = await tx.query<{ found: Found }>(
    `with matching as materialized (${MATCHING}),
     page as (
       select id, row_number() over (order by ${order}) as place from matching
       order by ${order} limit ${LISTINGS_PER_PAGE} offset $8
     )
     select json_build_object(
       'total', (select count(*) from matching),
       'rows', (
         select coalesce(json_agg(listed order by page.place), '[]')
         from page cross join lateral (select ${COLUMNS} from public.properties where id = page.id) as listed
       )
     ) as found`,
    [
      userId,
      filters.operation,
      type && PROPERTY_TYPES.filter((each) => isOfType([type], each)),
      filters.zone,
      filters.priceFrom,
      filters.priceTo,
      filters.bedrooms,
      (filters.page - 1) * LISTINGS_PER_PAGE,
    ],
  )
  const found = rows[0]?.found ?? { total: 0, rows: [] }
  return { total: found.total, listings: found.rows.map((row) => siteListing(site, row)) }
}

async function readRows(
  tx: Transaction,
  site: string,
  rest: string,
  values: readonly unknown[],
): Promise<SiteListing[]> {
  const { rows } = await tx.query<{ listed: PublishedRow }>(
    `select to_json(listed) as listed from (
       select ${COLUMNS} from public.properties where user_id = $1 and is_published ${rest}
     ) as listed`,
    values,
  )
  return rows.map(({ listed }) => siteListing(site, listed))
}

/** Those that the agent chose; the newest where none was chosen. */
export function readFeatured(
  tx: Transaction,
  userId: string,
  site: string,
): Promise<SiteListing[]> {
  return readRows(
    tx,
    site,
    `and (is_featured or not exists (
       select from public.properties as chosen where chosen.user_id = $1 and chosen.is_published and chosen.is_featured
     )) order by published_at desc, id desc limit ${FEATURED}`,
    [userId],
  )
}

export async function readListing(
  tx: Transaction,
  userId: string,
  site: string,
  code: string,
): Promise<SiteListing | undefined> {
  const [listing] = await readRows(
    tx,
    site,
    'and published_code = $2 order by created_at limit 1',
    [userId, code],
  )
  return listing
}

const LISTINGS_AT_ONCE = 200

/** The next listings in the order of their codes; a feed has all of them. */
export function readPublishedAfter(
  tx: Transaction,
  userId: string,
  site: string,
  code: string | null,
): Promise<SiteListing[]> {
  return readRows(
    tx,
    site,
    `and ($2::text is null or published_code > $2) order by published_code limit ${LISTINGS_AT_ONCE}`,
    [userId, code],
  )
}

/** The listing of a form, for the inbox. */
export async function findPublished(
  tx: Transaction,
  userId: string,
  code: string | null,
): Promise<{ id: string; title: string } | null> {
  const { rows } = await tx.query<{ id: string; title: string }>(
    `select id, title from public.properties
     where user_id = $1 and published_code = $2 and is_published order by created_at limit 1`,
    [userId, code],
  )
  return rows[0] ?? null
}

/** What is offered the same way, then of the same type, then in the same city. */
export function readSimilar(
  tx: Transaction,
  userId: string,
  site: string,
  { code, listing }: SiteListing,
): Promise<SiteListing[]> {
  return readRows(
    tx,
    site,
    `and published_code <> $2 and (operation = $3 or $3 = any (operations))
     order by property_type = $4 desc, city is not distinct from $5 desc, published_at desc, id desc limit ${SIMILAR}`,
    [userId, code, listing.operation, listing.propertyType, listing.city],
  )
}

const WITHDRAWN = `
  select exists (
    select from public.properties as own where own.user_id = $1 and own.published_code = $2 and own.published_at is not null
    union all
    select from public.withdrawn_listings as gone where gone.user_id = $1 and gone.published_code = $2
  ) as withdrawn`

/** WEB-19: what was published once is gone; of anything else nothing is told. */
export async function wasPublished(
  tx: Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const { rows } = await tx.query<{ withdrawn: boolean }>(WITHDRAWN, [userId, code])
  return rows[0]?.withdrawn === true
}

export async function readChanges(
  tx: Transaction,
  userId: string,
): Promise<{ title: string; code: string; changedAt: string }[]> {
  const { rows } = await tx.query<{ title: string; code: string; changedAt: string }>(
    `select title, published_code as code, to_json(updated_at) #>> '{}' as "changedAt" from public.properties
     where user_id = $1 and is_published order by published_at desc, id desc`,
    [userId],
  )
  return rows
}
