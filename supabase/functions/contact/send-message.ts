import { z } from 'zod'
import type { ContactMessage } from '../../../domain/src/prospects/contact-message.ts'
import { PROSPECT_LIMITS } from '../../../domain/src/prospects/prospect.ts'
import { clean, readFormFields } from '../../../domain/src/prospects/read-form-fields.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { invalidRequest } from '../_shared/errors.ts'
import type { Opened } from '../_shared/links/charge-owner.ts'
import { newestNotice, type StoredNotice } from '../_shared/links/newest-notice.ts'
import { readNoticeToken } from '../_shared/links/notice-token.ts'
import { countForInbox } from '../_shared/prospects/limits.ts'
import { receiveProspect } from '../_shared/prospects/receive-prospect.ts'
import { readShape } from '../_shared/read-body.ts'

const OWN_FORM = 'Mi formulario'

export interface FormOrigin {
  sourceName: string
  /** The listing whose page the form was opened on; else the message's own words name it. */
  listing?: { id: string; title: string } | null
}

const text = (max: number) => z.string().overwrite(clean).max(max).default('')
/** The address of a page that an advertisement leads to is longer than what is kept of it. */
const page = z.string().max(8000).default('')

const messageSchema = z.object({
  name: text(PROSPECT_LIMITS.name),
  phone: text(40),
  email: text(254),
  message: text(PROSPECT_LIMITS.message),
  listing: page,
  noticeVersion: z.int().min(1).nullable().default(null),
  website: text(500),
})

/** Refused is what cannot be answered, and a form without the consent that the notice asks for. */
export async function sendMessage(
  context: FunctionContext,
  { user_id: owner }: Opened,
  body: unknown,
  { sourceName, listing }: FormOrigin = { sourceName: OWN_FORM },
): Promise<{ sent: true }> {
  const given: ContactMessage = readShape(body, messageSchema, ({ path: [field], code }) =>
    invalidRequest(
      field === 'message' && code === 'too_big' ? 'El mensaje es muy largo.' : undefined,
    ),
  )
  if (given.website !== '') return { sent: true }
  const { draft, listingTexts } = readFormFields([
    ['nombre', given.name],
    ['telefono', given.phone],
    ['correo', given.email],
    ['mensaje', given.message],
    ['propiedad', given.listing],
  ])
  if (draft.phone === null && draft.email === null) {
    throw invalidRequest('Escribe un teléfono o un correo para que te respondan.')
  }
  const notice = await noticeToAccept(context, owner)
  if (notice && !isPublished(given.noticeVersion, notice.version)) {
    throw invalidRequest('Acepta el aviso de privacidad para enviar tu mensaje.')
  }
  await countForInbox(context, owner)
  await receiveProspect(context, owner, {
    source: 'own_form',
    draft: { ...draft, ...(listing && { listingText: listing.title }), sourceName },
    listingTexts: listing ? [listing.id] : listingTexts,
    receivedAt: null,
    rawText: null,
    consent: notice ? given.noticeVersion : null,
  })
  return { sent: true }
}

/** As the form asks for it: not where the notice has no page, or one that cannot be shown. */
async function noticeToAccept(
  context: FunctionContext,
  owner: string,
): Promise<StoredNotice | undefined> {
  const notice = await newestNotice(context, owner)
  return notice && (await readNoticeToken(context, owner)) !== null ? notice : undefined
}

/** A version that was replaced while the form stood open is the one that was read. */
const isPublished = (version: number | null, newest: number) =>
  version !== null && version <= newest
