import { currentSession } from '../../../lib/session/index.ts'
import { inStore } from '../../../lib/offline-copies.ts'
import type { LocalProperty } from '../local-property.ts'

/** OFF-04: the copy holds what lists show; agreements with owners are not copied. */
export async function saveOwnCopy(userId: string, rows: readonly LocalProperty[]): Promise<void> {
  const own = rows.filter(({ own_number }) => own_number !== null).map(withoutAgreement)
  await inStore('own-listings', 'readwrite', (store) => {
    return currentSession()?.user.id === userId ? store.put(own, userId) : undefined
  })
}

export async function readOwnCopy(userId: string): Promise<LocalProperty[]> {
  const copy = await inStore<LocalProperty[] | undefined>('own-listings', 'readonly', (store) =>
    store.get(userId),
  )
  return copy ?? []
}

function withoutAgreement(row: LocalProperty): LocalProperty {
  return { ...row, commission_percentage: null, is_exclusive: false, exclusive_until: null }
}
