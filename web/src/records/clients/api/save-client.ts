import { useMutation } from '@tanstack/react-query'
import { insertRow, isDuplicate, saveRow, type Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { toFormValues, wishOrNull, type ClientFormValues } from '../form/client-form-schema.ts'
import { messages } from '../messages.ts'
import { readClient, RECORD_COLUMNS, type ClientRecord } from './read-client.ts'
import { changed } from '../../../lib/data/changed.ts'

export interface ClientToSave {
  /** Of a new client, made by the form: sent twice, it is still one client. */
  id: string
  /** The client as it was read, for a change. */
  loaded: ClientRecord | undefined
  values: ClientFormValues
}

class NotVerified extends Error {
  override name = 'NotVerified'
}

async function saveClient(userId: string, save: ClientToSave): Promise<Saved<ClientRecord>> {
  const { id, loaded, values } = save
  const saved = loaded ? await update(userId, loaded, values) : await create(userId, id, values)
  if (saved.kind !== 'saved') return saved
  await savePreferences(userId, id, values, loaded?.preferences != null)
  const row = await readClient(userId, id)
  if (!row) throw new NotVerified(loaded ? messages.updateNotVerified : messages.createNotVerified)
  return { kind: 'saved', row }
}

async function create(
  userId: string,
  id: string,
  { client }: ClientFormValues,
): Promise<Saved<ClientRecord>> {
  const row = await insertRow({
    insert: async () => {
      const { data } = await supabase()
        .from('clients')
        .insert({ ...client, id, user_id: userId })
        .select(RECORD_COLUMNS)
        .single()
        .throwOnError()
      return data
    },
    read: () => readClient(userId, id),
  })
  return { kind: 'saved', row }
}

function update(
  userId: string,
  { id, updated_at }: ClientRecord,
  values: ClientFormValues,
): Promise<Saved<ClientRecord>> {
  const mine = JSON.stringify(values.client)
  return saveRow({
    update: async () => {
      const { data } = await supabase()
        .from('clients')
        // Whoever passes the form has been reviewed.
        .update({ ...values.client, needs_review: false })
        .eq('id', id)
        .eq('user_id', userId)
        .eq('updated_at', updated_at)
        .select(RECORD_COLUMNS)
        .maybeSingle()
        .throwOnError()
      return data
    },
    read: () => readClient(userId, id),
    // Both come out of the same schema, so their fields stand in the same order.
    isSame: (row) => JSON.stringify(toFormValues(row).client) === mine,
  })
}

async function savePreferences(
  userId: string,
  clientId: string,
  { preferences }: ClientFormValues,
  hadSome: boolean,
): Promise<void> {
  if (!wishOrNull(preferences) && !hadSome) return
  await supabase()
    .from('client_preferences')
    .upsert(
      { ...preferences, client_id: clientId, user_id: userId },
      { onConflict: 'client_id,user_id' },
    )
    .throwOnError()
}

export function describeSaveFailure(error: unknown): string {
  if (error instanceof NotVerified) return error.message
  return isDuplicate(error) ? messages.duplicateEmail : messages.saveFailed
}

export function useSaveClient() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (save: ClientToSave) => saveClient(userId, save),
    meta: { failure: 'client not saved' },
    onSettled: () => changed('clients', 'client_preferences'),
  })
}
