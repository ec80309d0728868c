import type { Tables } from '@predio/domain/database'
import type { ConsentMethod } from '@predio/domain/privacy'
import { useMutation } from '@tanstack/react-query'
import type { ColumnsOf } from '../../../lib/columns.ts'
import { changed } from '../../../lib/data/changed.ts'
import { recordKind } from '../../../lib/save-record.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

const OWN = 'id, method, accepts_optional, given_at, withdrawn_at'

export const CONSENT_COLUMNS = `${OWN}, notice:privacy_notices(version)` as const

export type ConsentRow = Pick<Tables<'client_consents'>, ColumnsOf<typeof OWN>> & {
  notice: { version: number } | null
}

const consents = recordKind({
  table: 'client_consents',
  select: () => supabase().from('client_consents').select(CONSENT_COLUMNS),
  toRow: (row): ConsentRow => row,
})

interface NewConsent {
  id: string
  clientId: string
  noticeId: string
  method: ConsentMethod
  acceptsOptional: boolean
}

export function useRecordConsent() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: ({ id, clientId, noticeId, method, acceptsOptional }: NewConsent) =>
      consents.createOnce(userId, {
        id,
        values: {
          client_id: clientId,
          notice_id: noticeId,
          method,
          accepts_optional: acceptsOptional,
        },
      }),
    meta: { failure: 'consent not recorded' },
  })
}

/** PRIV-10: the server sets the time of the withdrawal; an earlier withdrawal stays as it is. */
async function withdrawConsent(userId: string, id: string): Promise<void> {
  await supabase()
    .from('client_consents')
    .update({ withdrawn_at: new Date().toISOString() })
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
}

export function useWithdrawConsent() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (id: string) => withdrawConsent(userId, id),
    meta: { failure: 'consent not withdrawn' },
    onSuccess: () => changed('client_consents'),
  })
}
