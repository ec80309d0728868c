import { SubscriptionCard } from '../../features/subscription/subscription-card.tsx'
import { AccountList } from './account-list.tsx'
import { SidebarFrame } from './frame-parts.tsx'
import type { NavigationProps } from './section-list.tsx'

export function Sidebar(navigation: NavigationProps) {
  const { places, place } = navigation
  return (
    <SidebarFrame {...navigation}>
      <SubscriptionCard />
      <AccountList places={places} current={place} />
    </SidebarFrame>
  )
}
