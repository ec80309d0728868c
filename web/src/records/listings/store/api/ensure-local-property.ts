import type { Json } from '@predio/domain/database'
import { toLocalCopy, type Property } from '@predio/domain/properties'
import { freshSession } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { asksToSignIn } from '../../../settings/api/read-settings.ts'
import { changed } from '../../../../lib/data/changed.ts'
import { shownSite } from '../state.ts'

const attempts = new Map<string, Promise<string>>()

/** PROP-25: a site's listing gets a row in the account when it first needs one. Thrown errors are for the log only. */
export async function ensureLocalProperty(property: Property): Promise<string> {
  const row = property.own?.id ?? property.rowId
  if (row !== undefined) return row
  const session = await freshSession()
  if (!session) throw new Error('Not authenticated')
  const userId = session.user.id
  const name = `${userId} ${property.id}`
  const attempt = attempts.get(name) ?? findOrCreate(userId, property)
  attempts.set(name, attempt)
  try {
    return await attempt
  } finally {
    attempts.delete(name)
  }
}

async function findOrCreate(userId: string, property: Property): Promise<string> {
  const known = await find(userId, property.id)
  if (known) return known
  await create(userId, property)
  const created = await find(userId, property.id)
  if (!created) throw new Error('Failed to create property record')
  await changed('properties')
  return created
}

/** PROP-50: the shown site may no longer be the connected one. */
async function find(userId: string, listingId: number): Promise<string | undefined> {
  const site = shownSite()
  const own = supabase().from('properties').select('id').eq('user_id', userId)
  const { data, error } = await (
    site === null
      ? own.eq('wordpress_id', listingId)
      : own.eq('site_listing_id', listingId).eq('site', site)
  ).maybeSingle()
  if (error) {
    const text = asksToSignIn(error) ? 'Authentication error' : 'Error searching for property'
    throw new Error(text, { cause: error })
  }
  return data?.id
}

/** If another tab has created the row first, that row counts. */
async function create(userId: string, property: Property): Promise<void> {
  const { images, features, site_facts, ...copy } = toLocalCopy(property)
  const { error } = await supabase()
    .from('properties')
    .upsert(
      {
        ...copy,
        user_id: userId,
        site: shownSite(),
        images: [...images],
        features: [...features],
        site_facts: site_facts as Json,
        tags: [],
      },
      { onConflict: 'user_id,site,site_listing_id', ignoreDuplicates: true },
    )
  if (error) throw new Error('Error creating property record', { cause: error })
}
