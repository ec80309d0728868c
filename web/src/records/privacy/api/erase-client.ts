import { useQuery } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { log } from '../../../lib/log.ts'
import type { RecordKind } from '../../../lib/navigation.ts'
import { discardEntries, outboxEntries } from '../../../lib/outbox/outbox.ts'
import { readAll } from '../../../lib/read-all.ts'
import { BY_ID } from '../../../lib/data/keyset.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { removeFiles } from '../../documents/api/remove-file.ts'

export type DataCounts = Record<
  | 'preferences'
  | 'links'
  | 'opportunities'
  | 'won'
  | 'tasks'
  | 'interactions'
  | 'messages'
  | 'documents'
  | 'shares'
  | 'selections'
  | 'reports'
  | 'valuations'
  | 'consents'
  | 'plans'
  | 'prospects',
  number
>

export type MentionKind = RecordKind | 'plantillas' | 'planes' | 'avisos'

interface Mention {
  kind: MentionKind
  id: string
  title: string
}

const MAX_FILES = 100

export const MAX_MENTIONS = 50

/**
 * PRIV-20 and PRIV-23: the dialog shows which records an erasure removes, which may have to stay, and which records of other people name
 * the client.
 */
async function readClientData(userId: string, clientId: string) {
  const [{ data: counts }, documents, { data: mentions }] = await Promise.all([
    supabase().rpc('count_client_data', { record_id: clientId }).throwOnError(),
    readAll(
      () =>
        supabase()
          .from('documents')
          .select('id, name, category')
          .eq('user_id', userId)
          .eq('client_id', clientId),
      BY_ID,
    ),
    supabase()
      .rpc('find_client_mentions', {
        record_id: clientId,
        max_rows: MAX_MENTIONS,
        with_lists: true,
      })
      .throwOnError(),
  ])
  return {
    counts: counts as DataCounts,
    documents,
    mentions: mentions as Mention[],
  }
}

export type ClientData = Awaited<ReturnType<typeof readClientData>>

export function useClientData(clientId: string) {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('client-data', id, clientId),
    queryFn: () => readClientData(id, clientId),
    // The dialog must show the data that are stored now.
    staleTime: 0,
    gcTime: 0,
  })
}

interface Erasure {
  clientId: string
  /** Made by the dialog, so that a second attempt repeats the same erasure. */
  erasureId: string
  keepDocuments: readonly string[]
  keepOperations: boolean
}

/**
 * PRIV-21: one transaction erases the rows. After it, files that no record names any more are removed; those that cannot be removed now
 * are left to the server's sweep (DOC-39, NOTE-05).
 */
export async function eraseClient(erasure: Erasure): Promise<'erased' | 'gone'> {
  const { data } = await supabase()
    .rpc('erase_client', {
      record_id: erasure.clientId,
      erasure_id: erasure.erasureId,
      keep_documents: [...erasure.keepDocuments],
      keep_operations: erasure.keepOperations,
    })
    .throwOnError()
  const { outcome, files, photos } = data as {
    outcome: 'erased' | 'gone'
    files: string[]
    photos: string[]
  }
  await discardWaiting(erasure.clientId)
  await removeAll('documents', files)
  await removeAll('notes', photos)
  void changed(
    'clients',
    'client_consents',
    'client_erasures',
    'client_preferences',
    'documents',
    'document_shares',
    'interactions',
    'notifications',
    'opportunities',
    'owner_reports',
    'property_clients',
    'selections',
    'tasks',
    'valuations',
    'whatsapp_messages',
  )
  return outcome
}

/** Saves in the outbox are discarded, because the server would refuse them for an erased client. */
async function discardWaiting(clientId: string): Promise<void> {
  const waiting = outboxEntries().filter(({ needs }) => needs.includes(clientId))
  if (waiting.length === 0) return
  try {
    await discardEntries(waiting.map(({ id }) => id))
  } catch (error) {
    log.warn('unsent changes of an erased client are still there', error)
  }
}

async function removeAll(bucket: 'documents' | 'notes', files: readonly string[]): Promise<void> {
  for (let at = 0; at < files.length; at += MAX_FILES) {
    try {
      await removeFiles(bucket, files.slice(at, at + MAX_FILES))
    } catch (error) {
      log.warn('files of an erased client are still there', error)
    }
  }
}
