import { shareExpiry } from '@predio/domain/documents'
import type { Property } from '@predio/domain/properties'
import { MAX_SELECTION_TITLE, selectionUrl, snapshotOf } from '@predio/domain/selections'
import { shorten } from '@predio/domain/text'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { newId } from '../../../lib/new-id.ts'
import { readPreference, savePreference } from '../../../lib/preferences.ts'
import { NotVerified } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { listingKey } from '../../../records/listings/listing-target.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { extendLink } from '../../../records/public-links/api/change-link.ts'
import { newToken } from '../../../records/public-links/new-token.ts'
import { useSaveSelection } from '../../../records/selections/api/save-selection.ts'
import { newItem } from '../../../records/selections/selection-values.ts'

/** The database stores only the hash of the token, so the link can be shown again only on this device. */
interface MadeLink {
  selectionId: string
  token: string
  /** The listing's values when the link was made; a changed listing gets a new link, because a link shows the old values. */
  sent: string
}

const NAME = 'listing-links'

/** SEL-40: the link is made once on this device; asking for it again extends it by 30 days. */
export function useListingLink(property: Property) {
  const { id: userId } = useUser()
  const zone = useZone()
  const save = useSaveSelection()

  async function makeLink(): Promise<string> {
    const key = String(listingKey(property))
    const sent = sha256(JSON.stringify(snapshotOf(property)))
    const expiresAt = shareExpiry(new Date(), zone)
    const made = linksOf(userId)[key]
    if (made?.sent === sent) {
      const link = { userId, kind: 'selection', id: made.selectionId } as const
      if (await extendLink(link, made.token, expiresAt)) {
        return selectionUrl(location.origin, made.token)
      }
    }
    const link = { selectionId: newId(), token: newToken(), sent }
    const saved = await save({
      id: link.selectionId,
      base: undefined,
      values: {
        title: shorten(property.title, MAX_SELECTION_TITLE),
        message: null,
        clientId: null,
        expiresAt: expiresAt.toISOString(),
        token: link.token,
        items: [newItem(property)],
      },
    })
    if (saved.kind !== 'saved') throw new NotVerified()
    savePreference(NAME, userId, { ...linksOf(userId), [key]: link })
    return selectionUrl(location.origin, link.token)
  }

  const { mutate, ...link } = useMutation({
    mutationFn: makeLink,
    meta: { failure: 'link of a listing not made' },
  })
  useEffect(() => mutate(), [mutate])
  return { ...link, retry: () => mutate() }
}

function linksOf(userId: string): Record<string, MadeLink | undefined> {
  const stored = readPreference(NAME, userId)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}
