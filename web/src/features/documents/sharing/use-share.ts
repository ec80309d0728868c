import { maskShareTokens, shareExpiry, shareText, shareUrl } from '@predio/domain/documents'
import { emptyToNull } from '@predio/domain/fields'
import { useRef, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import type { Option } from '../../../ui/option.ts'
import { useZone } from '../../../records/profile/use-zone.ts'
import { useWhatsApp } from '../../../records/whatsapp/use-whatsapp.ts'
import type { Recipient } from '../../../records/whatsapp/api/read-recipient.ts'
import { createShare } from './api/create-share.ts'
import { revokeShare } from './api/revoke-share.ts'
import { messages } from './messages.ts'
import type { ShareFormValues } from './share-schema.ts'
import { useShareKeys } from './use-share-keys.ts'

export interface SharedDocument {
  id: string
  name: string
}

/** A new link and its recipient; only this page knows the token. */
export interface MadeShare {
  url: string
  email: string | null
  client: Option | null
  /** The message that contains the link. */
  text: string
}

/** Creates links and sends them by WhatsApp; a second press while one is being created does nothing. */
export function useShare(document: SharedDocument) {
  const { id: userId } = useUser()
  const zone = useZone()
  const whatsApp = useWhatsApp()
  const keys = useShareKeys()
  const isBusy = useRef(false)
  const [isCreating, setCreating] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [made, setMade] = useState<MadeShare>()

  function describe(values: ShareFormValues): MadeShare {
    const url = shareUrl(location.origin, keys.keysFor(values).token)
    const text = shareText(values.message, document.name, url)
    return { url, text, email: emptyToNull(values.email), client: values.client }
  }

  async function store(values: ShareFormValues): Promise<void> {
    // First the keys: with other values they abandon the previous link, which is then revoked (DOC-57).
    const { id, token } = keys.keysFor(values)
    await keys.revokeAbandoned((abandoned) => revokeShare(userId, abandoned))
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
    if (isBusy.current) return
    isBusy.current = true
    setCreating(true)
    setFailed(false)
    try {
      await store(values)
      finish(describe(values))
    } catch (error) {
      log.error('document not shared', error)
      setFailed(true)
    } finally {
      isBusy.current = false
      setCreating(false)
    }
  }

  /** Call it directly from a press: browsers block a window that opens after waiting for an answer. */
  async function write(
    { text }: MadeShare,
    client: Recipient,
    prepare?: () => Promise<void>,
  ): Promise<boolean> {
    return whatsApp.send({
      client,
      text,
      recorded: maskShareTokens(text),
      metadata: { document_id: document.id },
      ...(prepare && { prepare }),
      texts: { sent: messages.shared, failed: messages.shareFailed },
    })
  }

  /** Makes the link and sends it. */
  async function send(values: ShareFormValues, client: Recipient): Promise<void> {
    setFailed(false)
    const share = describe(values)
    if (await write(share, client, () => store(values))) finish(share)
  }

  /** Sends the link that was made last. */
  async function sendMade(client: Recipient): Promise<void> {
    if (made) await write(made, client)
  }

  return {
    create,
    send,
    sendMade,
    made,
    hasFailed,
    isBusy: isCreating || whatsApp.isSending,
    startOver: () => setMade(undefined),
  }
}
