import type { ToolCall, ToolData } from '@predio/domain/assistant'
import type { Property } from '@predio/domain/properties'
import { useProfile } from '../../../capabilities/profile/api/read-profile.ts'
import { useToolClients } from './api/read-tool-clients.ts'
import { rememberCall } from './call-memory.ts'

type ToolDataState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; data: ToolData }

export function useToolData(call: ToolCall, listings: readonly Property[]): ToolDataState {
  const profile = useProfile()
  const zone = profile.data?.time_zone
  // With a wrong time zone the person would miss the visit, so nothing is read before the zone is known.
  const moment = zone === undefined ? undefined : { now: rememberCall(call).now, zone }
  const clients = useToolClients(call, moment)

  if (moment && clients.data) {
    return { kind: 'ready', data: { ...moment, listings, clients: clients.data } }
  }
  if (profile.isError || clients.isError) {
    return {
      kind: 'failed',
      retry: () => void (profile.isError ? profile.refetch() : clients.refetch()),
    }
  }
  return { kind: 'loading' }
}
