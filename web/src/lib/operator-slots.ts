import type { Deployment } from './deployment.ts'

/** PUB-04: public pages are built before the operator is known, so a script fills the operator's details in. */
type OperatorField = 'contactEmail' | 'contactPhone' | 'operatorName' | 'operatorAddress'

const HREFS: Partial<Record<OperatorField, (value: string) => string>> = {
  contactEmail: (email) => `mailto:${email}`,
  contactPhone: (phone) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
}

export function operatorSlot(field: OperatorField, fallback?: string): Record<string, string> {
  return { 'data-operator': field, ...(fallback && { 'data-fallback': fallback }) }
}

export function fillOperatorSlots(deployment: Deployment): void {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-operator]')) {
    const field = slot.dataset['operator'] as OperatorField
    const value = deployment[field] || slot.dataset['fallback']
    if (!value) continue
    slot.textContent = value
    const link = slot.closest('a')
    const href = HREFS[field]
    if (!link || !href) continue
    link.href = href(value)
    link.hidden = false
  }
}
