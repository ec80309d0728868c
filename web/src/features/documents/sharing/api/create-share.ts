import { recordKind } from '../../../../lib/save-record.ts'
import { sha256 } from '../../../../lib/sha256.ts'
import { supabase } from '../../../../lib/supabase.ts'

export interface NewShare {
  id: string
  userId: string
  documentId: string
  /** DOC-54: the server gets only the hash of the token. */
  token: string
  expiresAt: Date
  email: string | null
  clientId: string | null
}

const shares = recordKind({
  table: 'document_shares',
  select: () => supabase().from('document_shares').select('id'),
  toRow: (row) => row,
  changes: ['document_history'],
})

export async function createShare({ id, userId, ...share }: NewShare): Promise<void> {
  const values = {
    document_id: share.documentId,
    token_hash: sha256(share.token),
    expires_at: share.expiresAt.toISOString(),
    shared_email: share.email,
    shared_with: share.clientId,
  }
  await shares.createOnce(userId, { id, values })
}
