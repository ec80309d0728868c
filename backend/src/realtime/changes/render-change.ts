import type { Change } from './change.ts'
import { columnsOf, type View } from './view.ts'

export function renderChange(
  change: Change,
  view: View,
  record: string | undefined,
  maxRecordBytes: number,
): string {
  const isTooLarge = record !== undefined && Buffer.byteLength(record) > maxRecordBytes
  const columns = columnsOf(view).map(({ name, type }) => ({ name, type }))
  const parts = [
    `"schema":${JSON.stringify(change.schema)}`,
    `"table":${JSON.stringify(change.table)}`,
    `"commit_timestamp":${JSON.stringify(change.at)}`,
    `"type":"${change.type}"`,
    `"errors":${isTooLarge ? '["Error 413: Payload Too Large"]' : 'null'}`,
    `"columns":${JSON.stringify(columns)}`,
  ]
  if (record !== undefined) parts.push(`"record":${isTooLarge ? change.key : record}`)
  if (change.type !== 'INSERT') parts.push(`"old_record":${change.oldKey ?? change.key}`)
  return `{${parts.join(',')}}`
}
