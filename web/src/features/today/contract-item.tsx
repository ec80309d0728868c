import { daysBetween } from '@predio/domain/dates'
import { shownTitle } from '@predio/domain/properties'
import { recordTarget } from '../../lib/navigation.ts'
import type { EndingContract } from './api/day-facts.ts'
import { endsText, tenantText } from './messages.ts'
import { RowLink } from './row-opener.tsx'

export function ContractItem({ contract, today }: { contract: EndingContract; today: string }) {
  const title = shownTitle(contract.title)
  return (
    <article aria-label={title} className="flex flex-col items-start gap-1 px-4 py-3">
      <RowLink to={recordTarget('propiedades', contract.id)}>{title}</RowLink>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {endsText(daysBetween(today, contract.ends_on), contract.ends_on)}
        {contract.client_name && ` · ${tenantText(contract.client_name)}`}
      </p>
    </article>
  )
}
