import { supabase } from '../../../../../lib/supabase.ts'

const MAX_TRIES = 3

export async function replacePhotos(
  userId: string,
  listingId: string,
  stored: ReadonlyMap<string, string>,
): Promise<void> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const { data: row } = await supabase()
      .from('properties')
      .select('images, updated_at')
      .eq('id', listingId)
      .eq('user_id', userId)
      .maybeSingle()
      .throwOnError()
    // The listing was deleted meanwhile.
    if (!row) return
    const { data: written } = await supabase()
      .from('properties')
      .update({ images: row.images.map((image) => stored.get(image) ?? image) })
      .eq('id', listingId)
      .eq('user_id', userId)
      .eq('updated_at', row.updated_at)
      .select('id')
      .throwOnError()
    if (written.length > 0) return
  }
  throw new Error('the listing keeps changing')
}
