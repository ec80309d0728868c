import { Shapes } from 'lucide-react'
import { ListBulkBar, useBulk } from '../../../capabilities/list/list-bulk-bar.tsx'
import { useListExport } from '../../../capabilities/list/use-export-action.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { INTERACTIONS_CSV } from '../../../records/interactions/interactions-csv.ts'
import { messages } from './messages.ts'

export function InteractionsBulkBar({ list }: { list: ListState<'interactions'> }) {
  const { ids, choice } = useBulk(list)
  const exported = useListExport(INTERACTIONS_CSV, list.open.query, ids)
  const actions = [choice('tipo', <Shapes aria-hidden="true" />, messages.type), exported]
  return <ListBulkBar list={list} texts={messages} actions={actions} />
}
