import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { listingPath } from '../domain/src/agent-site/site-listing.ts'
import type { Database, TablesInsert } from '../domain/src/database/index.ts'
import { photoPath, smallPhotoPath } from '../domain/src/properties/index.ts'
import { root } from '../scripts/lib/root.mjs'

/** The rows are inserted together, so what one of them says and another does not is null there. */
type Row = Partial<TablesInsert<'properties'>> & { id: string; title: string }

export interface NewListing {
  row: Row
  pictures: readonly string[]
}

interface NewSite {
  userId: string
  name: string
  introduction?: string
  areas?: string[]
  listings: readonly NewListing[]
}

export interface PublishedSite {
  path: string
  /** The paths of its listings, in the order in which they were given. */
  listings: string[]
}

/** Publishes own listings of the signed-in agent, with photographs as the browser stores them. */
export async function publishSite(
  agent: SupabaseClient<Database>,
  { userId, name, introduction, areas = [], listings }: NewSite,
): Promise<PublishedSite> {
  const rows = await Promise.all(
    listings.map(async ({ row, pictures }) => ({
      user_id: userId,
      price: 1,
      location: '',
      features: [],
      hides_price: false,
      is_featured: false,
      ...row,
      is_published: true,
      images: await Promise.all(pictures.map((each) => storePhoto(agent, userId, row.id, each))),
    })),
  )
  await agent.from('properties').insert(rows).throwOnError()
  await agent
    .from('agent_sites')
    .insert({
      user_id: userId,
      name,
      introduction: introduction ?? null,
      areas,
      is_published: true,
    })
    .throwOnError()
  const path = `/agente/${name}`
  return {
    path,
    listings: rows.map(({ id, title }) => listingPath(path, title, publishedCode(id))),
  }
}

/** As the database computes it. */
export function publishedCode(id: string): string {
  return id.replaceAll('-', '').slice(0, 10)
}

async function storePhoto(
  agent: SupabaseClient<Database>,
  userId: string,
  recordId: string,
  picture: string,
): Promise<string> {
  const path = photoPath({ userId, recordId, photoId: picture })
  const store = agent.storage.from('listing-photos')
  for (const [key, file] of [
    [path, readFileSync(pictureFile(`${picture}.jpg`))],
    [smallPhotoPath(path), smallPicture(picture)],
  ] as const) {
    const { error } = await store.upload(key, file, { contentType: 'image/jpeg', upsert: true })
    if (error) throw error
  }
  return path
}

function smallPicture(picture: string): Buffer {
  const small = pictureFile(`${picture}-768x512.jpg`)
  return readFileSync(existsSync(small) ? small : pictureFile(`${picture}.jpg`))
}

function pictureFile(name: string): string {
  return join(root, 'backend/src/demo/pictures', name)
}
