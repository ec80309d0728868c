const CONSENT_METHODS = ['in_person', 'whatsapp', 'email', 'phone', 'paper', 'link'] as const
export type ConsentMethod = (typeof CONSENT_METHODS)[number]

export const RECORDED_METHODS = CONSENT_METHODS.filter((method) => method !== 'link')

export const METHOD_LABELS: Record<ConsentMethod, string> = {
  in_person: 'En persona',
  whatsapp: 'Por WhatsApp',
  email: 'Por correo',
  phone: 'Por teléfono',
  paper: 'Firmado en papel',
  link: 'En su página',
}

export interface Consent {
  given_at: string
  withdrawn_at: string | null
  notice: { version: number } | null
}

/** PRIV-11: a consent is outdated if the notice has a newer version. */
export type ConsentState = 'none' | 'given' | 'outdated' | 'withdrawn'

export const CONSENT_STATE_LABELS: Record<ConsentState, string> = {
  none: 'Sin consentimiento',
  given: 'Vigente',
  outdated: 'De una versión anterior',
  withdrawn: 'Retirado',
}

export function newestConsent<Given extends Consent>(consents: readonly Given[]): Given | null {
  return consents.toSorted((a, b) => Date.parse(b.given_at) - Date.parse(a.given_at))[0] ?? null
}

export function consentState(consents: readonly Consent[], version: number | null): ConsentState {
  const newest = newestConsent(consents)
  if (newest === null) return 'none'
  if (newest.withdrawn_at !== null) return 'withdrawn'
  return version !== null && newest.notice !== null && newest.notice.version < version
    ? 'outdated'
    : 'given'
}
