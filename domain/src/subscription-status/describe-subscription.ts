import { atTime, daysBetween, formatDate, knownZone, toCalendarDate } from '../dates/index.ts'

export interface SubscriptionPeriod {
  status: string
  current_period_ends_at: string
}

export interface SubscriptionSummary {
  state: 'trial' | 'active' | 'cancelled' | 'expired'
  tone: 'info' | 'attention' | 'success' | 'warning' | 'danger'
  title: string
  text: string
  hint: string | null
  days: number | null
}

/** With this many days left the notice draws attention; the daily work sends its first notification on the same day. */
const LAST_DAYS = 2

export const RENEWAL_GRACE_MS = 72 * 3_600_000

/** SUB-03 to SUB-05: a subscription whose period does not run has expired. */
export function describeSubscription(
  { status, current_period_ends_at }: SubscriptionPeriod,
  now: Date,
  zone: string,
): SubscriptionSummary {
  const timeZone = knownZone(zone)
  const end = new Date(current_period_ends_at)
  const isOver = end <= now
  if (status === 'active') {
    return {
      state: 'active',
      tone: isOver ? 'attention' : 'success',
      title: 'Suscripción activa',
      text: activeText(end, now, timeZone),
      hint: null,
      days: null,
    }
  }
  if (status === 'cancelled' && !isOver) {
    return {
      state: 'cancelled',
      tone: 'warning',
      title: 'Suscripción cancelada',
      text: `Acceso hasta el ${formatDate(end, timeZone, 'long')}`,
      hint: null,
      days: null,
    }
  }
  if (status === 'trial' && !isOver) {
    const days = daysBetween(toCalendarDate(now, timeZone), toCalendarDate(end, timeZone))
    return {
      state: 'trial',
      tone: days <= LAST_DAYS ? 'attention' : 'info',
      title: 'Prueba gratuita',
      text: trialText(days),
      hint: days <= LAST_DAYS ? endingHint(days, end, timeZone) : null,
      days,
    }
  }
  const isTrial = status === 'trial'
  return {
    state: 'expired',
    tone: 'danger',
    title: isTrial ? 'Prueba terminada' : 'Suscripción vencida',
    text: 'Renueva tu suscripción',
    hint: endedHint(isTrial ? 'Tu prueba terminó' : 'Venció', isOver ? end : null, timeZone),
    days: null,
  }
}

function endingHint(days: number, end: Date, timeZone: string): string {
  const goOn = 'Elige un plan para seguir sin interrupciones; tus datos se quedan.'
  return days === 0 ? `Termina ${atTime(end, timeZone)} ${goOn}` : goOn
}

function endedHint(what: string, end: Date | null, timeZone: string): string {
  const goOn = 'Elige un plan para continuar; tus datos siguen aquí.'
  return end ? `${what} el ${formatDate(end, timeZone, 'long')}. ${goOn}` : goOn
}

/** A paid period continues after its end until the payment service reports whether it was renewed. */
function activeText(end: Date, now: Date, timeZone: string): string {
  const date = formatDate(end, timeZone, 'long')
  if (end > now) return `Próxima factura: ${date}`
  const isAwaited = now.getTime() - end.getTime() < RENEWAL_GRACE_MS
  return isAwaited ? `Estamos confirmando tu pago del ${date}` : `Venció el ${date}`
}

function trialText(days: number): string {
  if (days === 0) return 'Tu prueba termina hoy'
  return days === 1 ? 'Te queda 1 día de prueba' : `Te quedan ${days} días de prueba`
}
