import { useEffect } from 'react'
import { useRecordAddress } from '../../lib/navigation.ts'
import { rememberRecord } from '../../lib/recent-records.ts'
import { useUser } from '../../lib/session/index.ts'
import { useTitle } from '../../lib/use-title.ts'

/** CMD-10: the title under which the search lists this record as recently opened. */
export function useRecordTitle(title: string): void {
  const { id: userId } = useUser()
  const record = useRecordAddress()
  const [kind, id] = [record?.kind, record?.id]
  useTitle(title)
  useEffect(() => {
    if (kind !== undefined && id !== undefined) rememberRecord(userId, { kind, id, label: title })
  }, [userId, kind, id, title])
}
