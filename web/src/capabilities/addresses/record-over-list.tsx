import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { queryClient } from '../../lib/data/query-client.ts'
import { useLeaveRecord, useRecordId, type RecordKind } from '../../lib/navigation.ts'
import { useUser } from '../../lib/session/index.ts'
import { useRecordTitle } from './use-record-title.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { messages } from './messages.ts'
import { RecordNotFound } from './record-not-found.tsx'

type ReadRecord<Row, Key extends QueryKey> = (
  userId: string,
  id: string,
) => UseQueryOptions<Row | null, Error, Row | null, Key>

interface RecordOverListProps<Row extends { id: string }, Key extends QueryKey> {
  kind: RecordKind
  read: ReadRecord<Row, Key>
  nameOf: (row: Row) => string
  renderDialog: (row: Row, close: () => void) => ReactNode
  children: ReactNode
}

export function RecordOverList<Row extends { id: string }, Key extends QueryKey>({
  kind,
  read,
  nameOf,
  renderDialog,
  children,
}: RecordOverListProps<Row, Key>) {
  const { id: userId } = useUser()
  const id = useRecordId(kind)
  const close = useLeaveRecord(kind)
  const record = useQuery({ ...read(userId, id ?? ''), enabled: id !== undefined })
  const [opened, setOpened] = useState<Row>()
  const { data, isStale, isFetchedAfterMount, isError } = record
  // A stale record may have been changed elsewhere, so the form waits until it was read again.
  const found = isStale && !isFetchedAfterMount && !isError ? undefined : data

  // SAVE-02: a save is compared with the version that the form was opened with, so an open form keeps that version.
  const next = id === undefined ? undefined : opened?.id === id ? opened : (found ?? undefined)
  if (next !== opened) setOpened(next)

  if (id !== undefined && !next && found === null) return <RecordNotFound kind={kind} />
  return (
    <>
      <div className="flex flex-col gap-2">{children}</div>
      {next && (
        <Suspense key={next.id}>
          <RecordTitle title={nameOf(next)} />
          {renderDialog(next, close)}
        </Suspense>
      )}
      {id !== undefined && !next && isError && (
        <Dialog title={messages.notLoaded} onClose={close}>
          <LoadFailure title={messages.notLoadedTitle} onRetry={() => void record.refetch()} />
        </Dialog>
      )}
    </>
  )
}

/** A list caches the pressed row under the same query key, so that the record opens at once. */
export function useRemember<Row extends { id: string }, Key extends QueryKey>(
  read: ReadRecord<Row, Key>,
): (row: Row) => void {
  const { id: userId } = useUser()
  return (row) => queryClient.setQueryData<Row | null>(read(userId, row.id).queryKey, row)
}

function RecordTitle({ title }: { title: string }) {
  useRecordTitle(title)
  return null
}
