import { maskShareTokens, shareExpiry, shareText, shareUrl } from '@predio/domain/documents'
import { emptyToNull } from '@predio/domain/fields'
import { useState } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import type { Option } from '../../../ui/option.ts'
import { revokeLink } from '../../../records/public-links/api/change-link.ts'
import { linkTexts } from '../../../records/public-links/messages.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useWhatsApp } from '../../../records/whatsapp/use-whatsapp.ts'
import type { Recipient } from '../../../records/whatsapp/api/read-recipient.ts'
import { createShare } from './api/create-share.ts'
import type { ShareFormValues } from './share-schema.ts'
import { useShareKeys } from './use-share-keys.ts'

export interface SharedDocument {
  id: string
  name: string
}

export interface MadeShare {
  token: string
  email: string | null
  client: Option | null
  text: string
}

export function useShare(document: SharedDocument) {
  const { id: userId } = useUser()
  const zone = useZone()
  const whatsApp = useWhatsApp()
  const keys = useShareKeys()
  const [made, setMade] = useState<MadeShare>()

  function describe(values: ShareFormValues): MadeShare {
    const { token } = keys.keysFor(values)
    const text = shareText(values.message, document.name, shareUrl(location.origin, token))
    return { token, text, email: emptyToNull(values.email), client: values.client }
  }

  async function store(values: ShareFormValues): Promise<void> {
    // DOC-57: for changed values these are the keys of a new link, and the earlier link is revoked.
    const { id, token } = keys.keysFor(values)
    await keys.revokeAbandoned((abandoned) =>
      revokeLink({ userId, kind: 'document', id: abandoned }),
    )
    await createShare({
      id,
      token,
      userId,
      documentId: document.id,
      expiresAt: shareExpiry(new Date(), zone, values.days),
      email: emptyToNull(values.email),
      clientId: values.client?.id ?? null,
    })
  }

  function finish(share: MadeShare): void {
    keys.finish()
    setMade(share)
  }

  async function create(values: ShareFormValues): Promise<void> {
    await store(values)
    finish(describe(values))
  }

  /** Must be called directly from a press, because browsers block a window that opens after a request. */
  async function send(values: ShareFormValues, client: Recipient): Promise<boolean> {
    const share = describe(values)
    const isSent = await whatsApp.send({
      client,
      text: share.text,
      recorded: maskShareTokens(share.text),
      metadata: { document_id: document.id },
      prepare: () => store(values),
      texts: linkTexts.document.sent,
    })
    if (isSent) finish(share)
    return isSent
  }

  return {
    create,
    send,
    made,
    isSending: whatsApp.isSending,
    startOver: () => setMade(undefined),
  }
}
