import type { Json, Tables } from '@predio/domain/database'
import type { ServerEntity } from '@predio/domain/views'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

export type BulkKind = ServerEntity

/** The database checks which columns may be changed in many records at once. */
export type BulkAction =
  | {
      do: 'change'
      changes?: Readonly<Record<string, string | null>>
      add_tags?: readonly string[]
      remove_tags?: readonly string[]
    }
  | { do: 'delete' }
  | { do: 'move'; day: string; zone: string }
  | { do: 'task'; task: { title: string; due_date: string | null } }
  | { do: 'plan'; plan: string }

export type Outcomes = Partial<
  Record<'changed' | 'same' | 'refused' | 'deleted' | 'restored', number>
>

export interface BulkRun {
  id: string
  kind: BulkKind
  action: BulkAction
  total: number
  done: number
  outcomes: Outcomes
  undone: number | null
  undo_outcomes: Outcomes
}

export interface Progress {
  done: number
  total: number
}

/** One transaction stores the run and changes the first hundred records. */
export async function startRun(
  run: string,
  kind: BulkKind,
  action: BulkAction,
  ids: readonly string[],
): Promise<Progress> {
  // BULK-66: a body may have at most 50,000 JSON values, so the ids are sent as one string, a PostgreSQL array literal.
  const list = `{${ids.join(',')}}` as unknown as string[]
  const { data } = await supabase()
    .rpc('start_bulk_run', { run, kind, action: action as Json, ids: list })
    .single()
    .throwOnError()
  return data as Progress
}

/** BULK-04: one transaction changes the next hundred records and stores their outcomes. */
export async function continueRun(run: string): Promise<Progress> {
  const { data } = await supabase().rpc('continue_bulk_run', { run }).single().throwOnError()
  return data as Progress
}

/** BULK-06: each call undoes a hundred records. */
export async function undoRun(run: string): Promise<Progress> {
  const { data } = await supabase().rpc('undo_bulk_run', { run }).single().throwOnError()
  return data as Progress
}

/** The changes of a dismissed run stay, and can no longer be undone. */
export async function dismissRun(
  run: string,
  { unlessUndoing }: { unlessUndoing: boolean },
): Promise<void> {
  await supabase().rpc('dismiss_bulk_run', { run, unless_undoing: unlessUndoing }).throwOnError()
}

const COLUMNS = 'id,kind,action,total,done,outcomes,undone,undo_outcomes' as const

function toRun(row: Pick<Tables<'bulk_runs'>, keyof BulkRun>): BulkRun {
  return row as unknown as BulkRun
}

export async function readRun(run: string): Promise<BulkRun | undefined> {
  const { data } = await supabase()
    .from('bulk_runs')
    .select(COLUMNS)
    .eq('id', run)
    .maybeSingle()
    .throwOnError()
  return data ? toRun(data) : undefined
}

const MAX_RUNS = 20

async function listRuns(userId: string, signal: AbortSignal): Promise<BulkRun[]> {
  const { data } = await supabase()
    .from('bulk_runs')
    .select(COLUMNS)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(MAX_RUNS)
    .abortSignal(signal)
    .throwOnError()
  return data.map(toRun)
}

function runsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('bulk-runs', userId),
    queryFn: ({ signal }) => listRuns(userId, signal),
    // Runs that this page starts are shown in toasts, so the query need not notice them.
    staleTime: Infinity,
  })
}

export function useBulkRuns({ enabled = true } = {}) {
  return useQuery({ ...runsQuery(useUser().id), enabled })
}
