import { readToolCall, type Moment, type ToolCall, type ToolClient } from '@predio/domain/assistant'
import { useQuery } from '@tanstack/react-query'
import { log } from '../../../../lib/log.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { clientsKey, conditionsOf } from '../../../clients/index.ts'
import { namedClient } from '../judge-call.ts'
import { nameConditions } from './name-conditions.ts'

/** More than one person can tell apart by name. */
const MOST = 500

/** Each of them has to hold; within one, any part. */
type Conditions = readonly string[]

async function readToolClients(
  userId: string,
  conditions: Conditions,
  signal: AbortSignal,
): Promise<ToolClient[]> {
  try {
    let query = supabase()
      .from('clients')
      .select('id, first_name, last_name, email, phone, whatsapp')
      .eq('user_id', userId)
    for (const condition of conditions) query = query.or(condition)
    const { data } = await query
      .order('first_name')
      .order('id')
      .limit(MOST)
      .abortSignal(signal)
      .throwOnError()
    return data
  } catch (error) {
    if (!signal.aborted) log.error('clients not read for a proposal', error)
    throw error
  }
}

/** Whom a call may be about: those of the name it says, or those who look like the client it wants to make. */
function conditionsFor(call: ToolCall, moment: Moment): Conditions {
  const name = namedClient(call)
  if (name !== null) return nameConditions(name)
  const read = readToolCall(call, { ...moment, listings: [], clients: [] })
  if (read.kind === 'refused' || read.proposal.tool !== 'create_client') return []
  const alike = conditionsOf(read.proposal.values)
  return alike.length === 0 ? [] : [alike.join(',')]
}

/** Under the key of all clients: one that another card has just made is found at once. */
export function useToolClients(call: ToolCall, moment: Moment | undefined) {
  const { id: userId } = useUser()
  const conditions = moment ? conditionsFor(call, moment) : []
  return useQuery({
    queryKey: [...clientsKey(userId), 'proposal', conditions],
    queryFn: ({ signal }) =>
      conditions.length === 0 ? [] : readToolClients(userId, conditions, signal),
    enabled: moment !== undefined,
    staleTime: 0,
  })
}
