import { useEffect } from 'react'
import { useRecordAddress } from '../../lib/navigation.ts'
import { rememberRecord } from '../../lib/recent-records.ts'
import { useUser } from '../../lib/session/index.ts'
import { useTitle } from '../../lib/use-title.ts'

/** The title of the page while a record is open, which is also what the search calls it afterwards (CMD-10). */
export function useRecordTitle(title: string): void {
  const { id: userId } = useUser()
  const record = useRecordAddress()
  const [kind, id] = [record?.kind, record?.id]
  useTitle(title)
  useEffect(() => {
    if (kind !== undefined && id !== undefined) rememberRecord(userId, { kind, id, label: title })
  }, [userId, kind, id, title])
}
