import { insertRow } from '../../../../lib/save-row.ts'
import { sha256 } from '../../../../lib/sha256.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { changed } from '../../../../lib/data/changed.ts'

export interface NewShare {
  /** Made by the form, so that sending it again cannot double it. */
  id: string
  userId: string
  documentId: string
  /** Stays in this browser: only its hash is sent. */
  token: string
  expiresAt: Date
  email: string | null
  clientId: string | null
}

export async function createShare(share: NewShare): Promise<void> {
  const row = {
    id: share.id,
    user_id: share.userId,
    document_id: share.documentId,
    token_hash: sha256(share.token),
    expires_at: share.expiresAt.toISOString(),
    shared_email: share.email,
    shared_with: share.clientId,
  }
  await insertRow({
    insert: async () => {
      await supabase().from('document_shares').insert(row).throwOnError()
      return true
    },
    read: async () => {
      const { data } = await supabase()
        .from('document_shares')
        .select('id')
        .eq('token_hash', row.token_hash)
        .maybeSingle()
        .throwOnError()
      return data && true
    },
  })
  void changed('document_shares', 'document_history')
}
