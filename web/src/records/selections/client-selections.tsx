import { linkTo, recordTarget } from '../../lib/navigation.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import type { ClientSelection } from './api/selection-row.ts'
import { LinkBadge } from '../public-links/link-state.tsx'
import { describeAnswers, describeSelectionFacts } from './describe-selection.ts'
import { messages } from './messages.ts'

export function ClientSelections({ selections }: { selections: readonly ClientSelection[] }) {
  const zone = useZone()
  if (selections.length === 0) return null
  return (
    <Card title={messages.ofClient} titleLevel={3}>
      <ul aria-label={messages.ofClient} className="flex flex-col divide-y divide-line">
        {selections.map((selection) => {
          return (
            <li
              key={selection.id}
              className="flex flex-col items-start gap-1 py-3 text-sm wrap-anywhere first:pt-0 last:pb-0"
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link {...linkTo(recordTarget('selecciones', selection.id))}>
                  {selection.title}
                </Link>
                <LinkBadge link={selection} />
              </span>
              <span>{describeAnswers(selection.items)}</span>
              <span className="text-ink-soft">{describeSelectionFacts(selection, zone)}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
