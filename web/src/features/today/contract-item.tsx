import { daysBetween } from '@predio/domain/dates'
import { shownTitle } from '@predio/domain/properties'
import { Link } from 'react-aria-components'
import { linkTo, recordTarget } from '../../lib/navigation.ts'
import type { EndingContract } from './api/day-facts.ts'
import { endsText, tenantText } from './messages.ts'

/** DAY-05 */
export function ContractItem({ contract, today }: { contract: EndingContract; today: string }) {
  const title = shownTitle(contract.title)
  return (
    <article aria-label={title} className="flex flex-col items-start gap-1 px-4 py-3">
      <Link
        {...linkTo(recordTarget('propiedades', contract.id))}
        className="-my-2.5 inline-block rounded-sm py-2.5 font-medium wrap-anywhere underline-offset-4 outline-0 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
      >
        {title}
      </Link>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {endsText(daysBetween(today, contract.ends_on), contract.ends_on)}
        {contract.client_name && ` · ${tenantText(contract.client_name)}`}
      </p>
    </article>
  )
}
