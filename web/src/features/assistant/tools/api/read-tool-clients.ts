import {
  nameWords,
  readToolCall,
  type Moment,
  type ToolCall,
  type ToolClient,
} from '@predio/domain/assistant'
import { fullName } from '@predio/domain/clients'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { conditionsOf } from '../../../../records/clients/api/find-duplicates.ts'
import { namedClient } from '../judge-call.ts'
import { nameConditions, wholeConditions } from './name-conditions.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'

const MAX_ROWS = 500

type Conditions = readonly string[]

async function readToolClients(
  userId: string,
  conditions: Conditions,
  signal: AbortSignal,
): Promise<ToolClient[]> {
  let query = supabase()
    .from('clients')
    .select('id, first_name, last_name, email, phone, whatsapp')
    .eq('user_id', userId)
  for (const condition of conditions) query = query.or(condition)
  const { data } = await query
    .order('first_name')
    .order('id')
    .limit(MAX_ROWS)
    .abortSignal(signal)
    .throwOnError()
  return data
}

interface Sought {
  /** The exact name is searched separately, so that similar names cannot displace it from the page of results. */
  exact: Conditions
  near: Conditions
  isNamed: (client: ToolClient) => boolean
}

function soughtBy(call: ToolCall, moment: Moment): Sought {
  const name = namedClient(call)
  if (name !== null) {
    const words = nameWords(name)
    const isNamed = (client: ToolClient) => {
      const own = nameWords(fullName(client))
      return words.every((word) => own.includes(word))
    }
    return { exact: wholeConditions(name), near: nameConditions(name), isNamed }
  }
  const read = readToolCall(call, { ...moment, listings: [], clients: [] })
  const alike =
    read.kind === 'proposal' && read.proposal.tool === 'create_client'
      ? conditionsOf(read.proposal.values)
      : []
  return { exact: [], near: alike.length === 0 ? [] : [alike.join(',')], isNamed: () => false }
}

async function findToolClients(
  userId: string,
  { exact, near, isNamed }: Sought,
  signal: AbortSignal,
): Promise<ToolClient[]> {
  if (near.length === 0) return []
  const found = exact.length === 0 ? [] : await readToolClients(userId, exact, signal)
  return found.some(isNamed) ? found : readToolClients(userId, near, signal)
}

/** The query key is below that of all clients, so that a client whom another card has created is found at once. */
export function useToolClients(call: ToolCall, moment: Moment | undefined) {
  const { id: userId } = useUser()
  const sought = moment && soughtBy(call, moment)
  return useQuery({
    queryKey: keyOf('clients', userId, 'proposal', sought?.exact, sought?.near),
    queryFn: ({ signal }) => (sought ? findToolClients(userId, sought, signal) : []),
    enabled: sought !== undefined,
    staleTime: 0,
  })
}
