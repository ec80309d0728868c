import type { Deployment } from './deployment.ts'

/** What the public pages say about who runs the deployment. They are built before that is known (PUB-04). */
type OperatorField = 'contactEmail' | 'contactPhone' | 'operatorName' | 'operatorAddress'

const HREFS: Partial<Record<OperatorField, (value: string) => string>> = {
  contactEmail: (email) => `mailto:${email}`,
  contactPhone: (phone) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
}

/** Attributes of an element whose text is this field, or `fallback` where the operator leaves it out. */
export function operatorSlot(field: OperatorField, fallback?: string): Record<string, string> {
  return { 'data-operator': field, ...(fallback && { 'data-fallback': fallback }) }
}

/** Fills the slots of the page. A slot in a link makes it lead to the address or number, and shows it if it was hidden. */
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
