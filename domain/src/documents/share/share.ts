import { addDays, endOfDay, toCalendarDate } from '../../dates/index.ts'
import { emptyToNull } from '../../fields/index.ts'
import { WHATSAPP_MESSAGES } from '../../whatsapp/index.ts'

export const DEFAULT_SHARE_DAYS = 30

const SHARE_PATH = '/compartido/'
/** This pattern matches every kind of link that opens without an account. */
const SHARED_TOKEN = /(\/(?:compartido|seleccion|reporte)\/)[\w~.%-]+/g

export function shareUrl(origin: string, token: string): string {
  return `${origin}${SHARE_PATH}${token}`
}

/** DOC-52: a link expires at the end of its last day in the agent's time zone: 'vence el 15' (`formatLastDay`) includes the 15th. */
export function shareExpiry(now: Date, zone: string, days = DEFAULT_SHARE_DAYS): Date {
  return endOfDay(addDays(toCalendarDate(now, zone), days), zone)
}

/** DOC-51: if a custom text does not contain the link, the link is appended. */
export function shareText(typed: string | null, name: string, url: string): string {
  const own = emptyToNull(typed)
  if (own === null) return WHATSAPP_MESSAGES.shareDocument(name, url)
  return own.includes(url) ? own : `${own}\n${url}`
}

/** DOC-51: tokens in a stored message are masked, so that the message cannot open the document. */
export function maskShareTokens(text: string): string {
  return text.replaceAll(SHARED_TOKEN, '$1••••••')
}

export type ShareState = 'active' | 'expired' | 'revoked'

export const SHARE_STATE_LABELS: Record<ShareState, string> = {
  active: 'Activo',
  expired: 'Vencido',
  revoked: 'Revocado',
}

export function shareState(
  share: { expires_at: string; revoked_at: string | null },
  now: Date,
): ShareState {
  if (share.revoked_at !== null) return 'revoked'
  return Date.parse(share.expires_at) <= now.getTime() ? 'expired' : 'active'
}
