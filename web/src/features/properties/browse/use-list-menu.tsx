import { HEALTH_ISSUES } from '@predio/domain/properties'
import { Archive, FileUp, Globe, HeartPulse, RefreshCw } from 'lucide-react'
import type { ToolAction } from '../../../capabilities/list/tool-line.tsx'
import { ADDRESSES, linkTo, sectionTarget } from '../../../lib/navigation.ts'
import { words } from '../../../lib/words.ts'
import { messages as siteMessages } from '../../../records/agent-site/messages.ts'
import { refreshListings } from '../../../records/listings/store/listings-store.ts'
import type { ListingsState } from '../../../records/listings/use-listings.ts'
import { useOffSite } from '../../../records/listings/use-off-site.ts'
import { messages, siteHealth } from '../messages.ts'
import { titleWithCount } from '../off-site-messages.ts'

export function useListMenu(
  state: ListingsState,
  hasOwn: boolean,
  onImport: () => void,
): readonly ToolAction[] {
  const { health, phase } = state
  const { reason, copies } = useOffSite()
  const found = HEALTH_ISSUES.filter((issue) =>
    health?.findings.some((each) => each.issue === issue && each.listings.length > 0),
  ).length
  const items: (ToolAction | false)[] = [
    phase !== 'no-connection' && {
      id: 'refresh',
      label: words.refresh,
      icon: <RefreshCw aria-hidden="true" />,
      isDisabled: phase === 'reading' || phase === 'loading',
      onAction: refreshListings,
    },
    Boolean(health) && {
      id: 'health',
      label: siteHealth(found),
      icon: <HeartPulse aria-hidden="true" />,
      ...linkTo(sectionTarget('properties', { view: 'health' })),
    },
    {
      id: 'import',
      label: messages.import,
      icon: <FileUp aria-hidden="true" />,
      onAction: onImport,
    },
    hasOwn && {
      id: 'agent-site',
      label: siteMessages.mySite,
      icon: <Globe aria-hidden="true" />,
      href: ADDRESSES.agentSite,
    },
    copies.length > 0 && {
      id: 'off-site',
      label: titleWithCount(reason, copies.length),
      icon: <Archive aria-hidden="true" />,
      ...linkTo(sectionTarget('properties', { view: 'off-site' })),
    },
  ]
  return items.filter((item) => item !== false)
}
