import type { PrepareAction } from '../../lib/search-source.ts'
import { currentSession } from '../../lib/session/index.ts'
import { currentListings, currentOffSite } from '../../records/listings/store/current-listings.ts'
import { messages } from '../../records/sheets/messages.ts'
import { openSheets } from '../../records/sheets/open-sheets.ts'
import { toast } from '../../ui/toast.ts'

/** SHEET-11: on the page of a listing the command prepares its sheet; on other pages it explains how to name a listing. */
export async function prepareSheetOfPage(path: string): ReturnType<PrepareAction> {
  const session = currentSession()
  const [, id] = /\/propiedades\/([^/]+)$/.exec(path) ?? []
  if (!session || id === undefined) {
    toast.error(messages.whichListing)
    return undefined
  }
  const { id: userId } = session.user
  const listings = [...(await currentListings(userId)), ...(await currentOffSite(userId))]
  const listing = listings.find(
    (each) => String(each.id) === id || (each.own?.id ?? each.rowId) === id,
  )
  if (listing) return () => openSheets([listing])
  toast.error(messages.whichListing)
  return undefined
}
